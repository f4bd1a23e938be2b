/**
 * The zeros of the Arabic, Persian, Devanagari, Bengali, Thai and full-width digits. Each block of
 * digits begins with its zero.
 */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

const toAsciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((start) => code >= start && code <= start + 9);
  return zero === undefined ? digit : String(code - zero);
};

/** The same text with the digits 0–9, no matter which keyboard typed them. */
export const toAsciiDigits = (text: string): string => text.replace(/\p{Nd}/gu, toAsciiDigit);

/**
 * Converts a text to the form in which a field stores it, with the digits 0–9, plain hyphens,
 * spaces and periods: `１５０－０００１` becomes `150-0001`. A Japanese keyboard types the long vowel mark
 * ー for the hyphen. Invisible marks are removed. Letters stay.
 */
export const normalizeTyped = (text: string): string =>
  toAsciiDigits(text.normalize('NFKC'))
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]|(?<=\d)ー(?=\d)/gu, '-')
    .replace(/\p{Zs}/gu, ' ');

/**
 * The sign or the name of a currency or a unit before or after the number, also abbreviated: `$`,
 * `US$`, `Rs.`, `kr`, `ر.س`, `minutes`. A price without cents may end with a dash: `20,-`.
 */
const UNIT =
  /^(?:\p{L}{0,4}(?:\.\p{L}{1,3})*\.?\p{Sc}?|\p{Sc}\p{L}{0,3}) ?(?=[\d.,+-])|[.,]-{1,2}$|(?<=\d) ?(?:\p{L}[\p{L}\p{M}]{0,9}(?:\.\p{L}{1,3})*\.?|\p{Sc}\p{L}{0,3})$/gu;

/**
 * Digits in groups of three with the same separator throughout, or in Indian groups: `12,34,567`.
 */
const GROUPED = /^[1-9]\d{0,2}([.,_])\d{3}(?:\1\d{3})*$|^[1-9]\d?(?:,\d{2})+,\d{3}$/;

/**
 * Parses a number that a person typed, which may have a currency or a unit, thousands separators, and a
 * decimal comma or point, such as `20,50`, `$1,290.00`, `٢٠٫٥` and `1 290,5`. A separator is a
 * decimal separator if at most `decimals` digits follow it. Undefined if the text is not such a
 * number.
 *
 * @param decimals how many decimals the number may have
 * @param unit matches the letters that may stand beside the number, in lowercase. By default, any
 *   unit may, except single letters that look like digits: `2O` is not 2.
 */
export function parseTypedNumber(
  text: string,
  decimals = 2,
  unit = /^(?![oli]$)/,
): number | undefined {
  const plain = normalizeTyped(text)
    .trim()
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(UNIT, (found) => {
      const letters = found.replace(/\P{L}/gu, '').toLowerCase();
      return letters === '' || unit.test(letters) ? '' : found;
    })
    .replace(/(?<=\d)['’ ](?=\d)/g, '_');
  if (!/^[+-]?(?:\d[\d.,_]*|[.,]\d+)$/.test(plain)) return undefined;
  const sign = plain.startsWith('-') ? -1 : 1;
  const digits = plain.replace(/^[+-]/, '');
  const marks = digits.replaceAll(/[\d_]/g, '');
  const at = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','));
  const fraction = at < 0 ? '' : digits.slice(at + 1);
  // A separator that occurs twice separates thousands.
  const isDecimal =
    at >= 0 && fraction.length <= decimals && !(marks.length > 1 && new Set(marks).size === 1);
  const whole = isDecimal ? digits.slice(0, at) : digits;
  if (/\D/.test(whole) && !GROUPED.test(whole)) return undefined;
  const value = Number(`${whole.replaceAll(/\D/g, '') || '0'}.${(isDecimal && fraction) || '0'}`);
  return Number.isFinite(value) ? sign * value : undefined;
}
