// JSON that is passed on as it came: what would come out as another value than it went in is refused, not rounded.

/** A number as JSON writes it (RFC 8259 §6), or a string. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/gsu;

/** The value of a JSON text and what in it cannot be kept; throws SyntaxError for what is no JSON. */
export function exactJson(text: string): { readonly value: unknown; readonly inexact: string | undefined } {
  const value: unknown = JSON.parse(text);
  const numbers = (text.match(TOKEN) ?? []).filter((token) => !token.startsWith('"'));
  return { value, inexact: numbers.find((number) => !isExact(number)) };
}

/** Whether a double gives the decimal back that was written, zeros at its ends aside. */
function isExact(number: string): boolean {
  const value = Number(number);
  return Number.isFinite(value) && decimal(number) === decimal(String(value));
}

/** Sign, digits without zeros at the ends, and the power of ten of the last digit. */
function decimal(number: string): string {
  const [mantissa = '', exponent = '0'] = number.toLowerCase().split('e');
  const sign = mantissa.startsWith('-') ? '-' : '';
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = (whole + fraction).replace(/^0+/u, '');
  const significant = digits.replace(/0+$/u, '');
  if (significant === '') return '0';
  return `${sign}${significant}e${Number(exponent) - fraction.length + digits.length - significant.length}`;
}
