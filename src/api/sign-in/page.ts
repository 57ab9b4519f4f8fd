// The frame of the pages on which people sign in: plain HTML, one style that is let in by its hash, no script, nothing from
// elsewhere. They work without a mouse, at any size of text, and in the dark.
import { createHash } from 'node:crypto';
import { escaped } from '../../kernel/html.ts';
import type { Html } from '../../kernel/html.ts';

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#767f8d, #7d8796); --text: light-dark(#1b1f27, #e8ebf0);
  --accent: light-dark(#0b5cad, #7ab8ff); --on-accent: light-dark(#fff, #0c1420); --bad: light-dark(#a11212, #ff9d9d); }
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 3rem 1.25rem; max-width: 30rem; color: var(--text); background: light-dark(#fff, #14171d);
  font: 1.0625rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
label { display: block; margin: 1rem 0 0.25rem; font-weight: 600; }
input { width: 100%; padding: 0.6rem 0.7rem; font: inherit; color: inherit; background: transparent; border: 1px solid var(--line);
  border-radius: 0.4rem; }
button { margin: 1.5rem 0.75rem 0 0; padding: 0.6rem 1.4rem; font: inherit; font-weight: 600; cursor: pointer; color: var(--on-accent);
  background: var(--accent); border: 1px solid var(--accent); border-radius: 0.4rem; }
button.other { color: var(--text); background: transparent; border-color: var(--line); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
ul { padding-left: 1.25rem; }
.bad { padding: 0.6rem 0.8rem; color: var(--bad); border: 1px solid; border-radius: 0.4rem; }
`;

/** What these pages may load; where their forms may lead is added to it. */
export const PAGE_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A whole page. */
export function page(title: string, content: Html): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} · Arkive</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${content.html}
</main>
</body>
</html>
`;
}
