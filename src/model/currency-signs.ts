// A currency sign that is set apart from its figure, at the left edge of its column as ledgers do: `£   254.03`.

const SIGN = /^[-–−]?[£€$]$/u;
/** Figures with minor digits: a count beside a sign is a cell of its own. */
const FIGURE = /^[-–−]?\d[\d,]*\.\d{2}[-–−]?$/u;

/** Whether the first of two neighbours, words or phrases, is the sign of the figure that the second is. */
export const isSignOf = (
  sign: { readonly text: string } | undefined,
  figure: { readonly text: string } | undefined,
): boolean => sign !== undefined && figure !== undefined && SIGN.test(sign.text) && FIGURE.test(figure.text);
