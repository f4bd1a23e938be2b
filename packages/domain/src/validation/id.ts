/**
 * The characters and the length of an id. The access rules and the mock's rules use the same
 * pattern (`firebase/access/ids.test.ts` compares them).
 */
export const ID_PATTERN = /^[A-Za-z0-9_-]{1,80}$/;

/** Names that Firestore reserves. */
const RESERVED = /^__.*__$/;

/**
 * Why a value cannot be an id, in words that follow the name of its field; null for an id. An id is
 * part of document paths and URLs, so it has only characters that never need to be escaped: neither
 * `%2F` nor `..` can occur.
 */
export const getIdError = (value: unknown): string | null => {
  if (typeof value !== 'string' || !ID_PATTERN.test(value))
    return 'must be 1 to 80 letters, digits, hyphens or underscores';
  return RESERVED.test(value)
    ? 'must not begin and end with two underscores, because Firestore reserves such names'
    : null;
};

/** Whether a value is an id of a class, a series, an instructor, an event, a product or a price. */
export const isId = (value: unknown): value is string => getIdError(value) === null;

/** Characters that must be escaped in a URL, or that break a line. */
const UNSAFE_IN_ADDRESS = /[/\\%?#\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Why a text cannot be the id of a style; null for one that can. A style is not a document, so its
 * id may have spaces and letters of any language. It is part of URLs.
 */
export const getStyleIdError = (text: string): string | null => {
  if (text.trim() === '') return 'must not be empty';
  if (text.length > 80) return 'must have at most 80 characters';
  if (text === '.' || text === '..') return 'must not be "." or ".."';
  if (RESERVED.test(text)) return 'must not begin and end with two underscores';
  return UNSAFE_IN_ADDRESS.test(text)
    ? 'must not contain "/", "\\", "%", "?", "#", line breaks or control characters'
    : null;
};
