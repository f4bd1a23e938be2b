/** FNV-1a: similar texts get different hashes, and it needs only arithmetic. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

/**
 * Whether a story belongs to the tenth that is checked in every appearance at this commit. Each
 * commit samples another tenth.
 */
export const isSampled = (storyId: string, commit: string): boolean =>
  hashText(`${commit}/${storyId}`) % 10 === 0;

/**
 * Whether a story is also played with full motion at this commit, about a tenth of them. Its other
 * checks need reduced motion, because axe must not see a color in the middle of a transition.
 */
export const isPlayedWithMotion = (storyId: string, commit: string): boolean =>
  hashText(`${commit}/${storyId}/motion`) % 10 === 0;
