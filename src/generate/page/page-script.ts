// What the page of the ontology does beside being read: looks for a word. Without it everything is there as well.

/** The script. */
export const PAGE_SCRIPT = `
const field = document.getElementById('search');
const found = document.getElementById('found');
const entries = [...document.querySelectorAll('section[data-text]')];
function show() {
  const words = field.value.toLowerCase().split(/\\s+/).filter((word) => word !== '');
  let count = 0;
  for (const entry of entries) {
    const fits = words.every((word) => entry.dataset.text.includes(word));
    entry.hidden = !fits;
    if (fits) count++;
  }
  found.textContent = words.length === 0 ? '' : count + ' found';
}
field.addEventListener('input', show);
// A link leads to its entry, whatever was looked for.
addEventListener('hashchange', () => {
  if (document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('[hidden]')) {
    field.value = '';
    show();
    document.getElementById(decodeURIComponent(location.hash.slice(1))).scrollIntoView();
  }
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target === field) return;
  event.preventDefault();
  field.focus();
});
document.querySelector('search').hidden = false;
show();
`;
