// The surnames that are most common in Britain: sharing one of them says less than sharing a rare one (frequency-based weights,
// Winkler 1989).

const COMMON = new Set(
  (
    'smith jones williams taylor brown davies evans wilson thomas johnson roberts robinson thompson wright walker white edwards hughes green hall ' +
    'lewis harris clarke patel jackson wood turner martin cooper hill ward morris moore clark lee king baker harrison morgan allen james scott ' +
    'phillips watson davis parker price bennett young griffiths mitchell kelly cook carter richardson bailey collins bell shaw murphy miller cox ' +
    'richards khan marshall anderson simpson ellis adams singh begum wilkinson foster chapman powell webb rogers gray mason ali hunt hussain ' +
    'campbell matthews owen palmer holmes mills barnes knight lloyd butler russell barker fisher stevens jenkins murray dixon harvey graham ' +
    'pearson ahmed fletcher walsh kaur gibson howard andrews stewart elliott reynolds saunders payne fox ford day brooks west lawrence reid ross ' +
    'macdonald mcdonald stewart robertson ryan obrien oconnor'
  ).split(' '),
);

/** Whether a surname (folded, one part) is one of the most common. */
export function isCommonSurname(surname: string): boolean {
  return COMMON.has(surname);
}
