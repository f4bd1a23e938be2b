/** The number of bytes of a text in UTF-8. Plain ECMAScript has no `TextEncoder`. */
export function countUtf8Bytes(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** A hash of a text (FNV-1a, 32 bits), which is the same on every platform. */
export function computeTextHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The hash of a text as eight hexadecimal digits. */
export const computeFingerprint = (text: string): string =>
  computeTextHash(text).toString(16).padStart(8, '0');
