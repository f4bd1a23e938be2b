/** Hashes a text with FNV-1a, which needs only arithmetic. Similar texts get different hashes. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

/**
 * Whether a story belongs to the tenth that is checked in every appearance at this commit. Each
 * commit selects a different tenth.
 */
export const isSampled = (storyId: string, commit: string): boolean =>
  hashText(`${commit}/${storyId}`) % 10 === 0;

/**
 * Whether a story is also played with full motion at this commit. This applies to about a tenth of
 * the stories. The other checks need reduced motion, because axe must not see a color in the middle
 * of a transition.
 */
export const isPlayedWithMotion = (storyId: string, commit: string): boolean =>
  hashText(`${commit}/${storyId}/motion`) % 10 === 0;
