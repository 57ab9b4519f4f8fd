// One line that says how far a long run is: redrawn on a terminal, absent from a log.
import type { Output } from './command.ts';
import { printable } from './text-columns.ts';

/** Progress of a run over `total` things, two or more. */
export interface Progress {
  /** One more is done. */
  advance(name: string): void;
  /** Takes the line away, so that other text can stand there. */
  clear(): void;
}

const CLEAR_LINE = '\r\u001b[2K';

/** Draws on a terminal only: a log would keep every state of the line. */
export function progressLine(output: Output, total: number): Progress {
  let done = 0;
  const isShown = output.isTTY === true && total > 1;
  const width = Math.max((output.columns ?? 80) - 1, 20);
  return {
    advance(name) {
      done++;
      if (!isShown) return;
      const line = Array.from(`${done} of ${total}  ${printable(name)}`)
        .slice(0, width)
        .join('');
      output.write(CLEAR_LINE + line);
    },
    clear() {
      if (isShown) output.write(CLEAR_LINE);
    },
  };
}
