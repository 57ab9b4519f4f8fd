// How the page of the ontology looks: one column on a phone, where the rows of a table become blocks; light and dark as the reader likes.

/** The style sheet. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: #8884; --soft: #8881; --link: light-dark(#0645ad, #8ab4f8); }
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; }
body { margin: 0 auto; max-width: 68rem; padding: 0 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
code { font: .9em ui-monospace, monospace; }
h1 { margin-bottom: 0; }
h2 { margin-top: 3rem; border-bottom: 1px solid var(--line); }
h3 { margin: 2.5rem 0 .25rem; font-size: 1.25rem; }
h3 a { color: inherit; text-decoration: none; }
h3 a:hover { text-decoration: underline; }
h4 { margin: 1rem 0 .25rem; }
p { margin: .4rem 0; }
search { position: sticky; top: 0; z-index: 1; display: flex; gap: .75rem; align-items: center; padding: .6rem 0; background: Canvas; border-bottom: 1px solid var(--line); }
search input { flex: 1; min-width: 0; font: inherit; padding: .4rem .6rem; border: 1px solid var(--line); border-radius: .4rem; background: Field; color: FieldText; }
search label { font-weight: 600; }
#found { min-width: 5.5rem; text-align: right; font-size: .9rem; }
nav ul { columns: 13rem; padding-left: 1.1rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: .5rem 0; }
dt { font-weight: 600; }
dd { margin: 0; }
table { width: 100%; border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .35rem .6rem .35rem 0; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); }
td p { margin: 0; }
.severity, .privacy { display: inline-block; padding: 0 .45rem; border: 1px solid var(--line); border-radius: 1rem; font-size: .85rem; white-space: nowrap; background: var(--soft); }
.words { max-height: 12rem; overflow: auto; }
:target { outline: 2px solid var(--link); outline-offset: .5rem; border-radius: .2rem; }
[hidden] { display: none !important; }
@media (max-width: 44rem) {
  h2 { margin-top: 2rem; }
  dl { display: block; }
  dd { margin: 0 0 .4rem; }
  thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  table, tbody, tr, th, td { display: block; width: 100%; }
  tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  th, td { border: 0; padding: .1rem 0; }
  td[data-name]::before { content: attr(data-name) ": "; font-weight: 600; }
}
`;
