/**
 * The beginning of a text, at most `max` UTF-16 code units long. It never ends with half of a
 * surrogate pair, such as half an emoji: Firestore refuses such a text, and `encodeURIComponent`
 * throws.
 */
export const truncate = (text: string, max: number): string =>
  text.length <= max ? text : text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');
