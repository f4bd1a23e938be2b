/**
 * The direction of a text by its first letter, so that the ellipsis is at its end: an email in an
 * Arabic page would lose its beginning. A text without letters, such as a phone number, is written
 * from left to right, as in a `bdi`. Not `dir="auto"`, which ignores what is in a `bdi`.
 */
export function getTextDirection(text: string): 'ltr' | 'rtl' {
  const letter = /\p{L}/u.exec(text)?.[0] ?? '';
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr';
}
