// Sort code and account number in one text, in either order: `12-34-56 12345678`, `12345678 (12-34-56)`.

/** The digits of both, or undefined where the text holds no such pair. */
export function bothNumbers(text: string): { readonly sortCode: string; readonly number: string } | undefined {
  const parts = /^(\d{7,8})\D+(\d{2})\D(\d{2})\D(\d{2})\D?$/.exec(text);
  if (parts?.[1] !== undefined) return { sortCode: parts.slice(2).join('-'), number: parts[1] };
  const digits = text.replace(/\D/g, '');
  if (digits.length < 13) return undefined;
  const sortCode = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)].join('-');
  return { sortCode, number: digits.slice(6) };
}
