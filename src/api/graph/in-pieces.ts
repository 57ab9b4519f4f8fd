// A long text on its way out, piece by piece: it takes neither much memory nor the event loop for long.
import { setImmediate } from 'node:timers/promises';

/** Characters after which a piece is sent, and others get their turn. */
const PIECE_CHARACTERS = 64 * 1024;

/** The texts, put together to pieces of a good size. */
export async function* inPieces(texts: Iterable<string>): AsyncGenerator<string, undefined> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE_CHARACTERS) continue;
    yield piece;
    piece = '';
    await setImmediate();
  }
  yield piece;
}
