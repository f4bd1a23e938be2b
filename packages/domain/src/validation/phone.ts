import { normalizeTyped } from '@gschool/intl';

/** Digits with the separators that are usual in different countries: `+49 (0)30/90 18-20`. */
const NUMBER = /^(?:tel\.?:? ?)?[+\d(][\d +()./,;#*-]*$/i;

/** An extension after the number, in any language: `ext. 12`, `x12`, `Durchwahl 12`, `;ext=12`. */
const EXTENSION = /[;,]? ?(?:\p{L}{1,12}[.:=]? ?|#)\d{1,8}$/u;

/**
 * Whether a text is a phone number, the way people in any country write it with any keyboard: at
 * least three digits and an optional extension. If in doubt, the text is accepted, so that no real
 * number is refused.
 */
export const isPhone = (text: string): boolean => {
  const number = normalizeTyped(text).replace(/\s+/g, ' ').trim().replace(EXTENSION, '');
  return NUMBER.test(number) && number.replace(/\D/g, '').length >= 3;
};
