import { getAppearanceName, appearances, type Appearance } from './appearances';

/** FNV-1a: similar texts get different hashes, and it needs only arithmetic. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

/**
 * Whether a story is checked in this appearance at this commit. Each commit samples another
 * tenth of stories × appearances.
 */
export function isSampled(storyId: string, appearance: Appearance, commit: string): boolean {
  return hashText(`${commit}/${storyId}/${getAppearanceName(appearance)}`) % 10 === 0;
}

/**
 * Whether a story is also played with full motion at this commit, about a tenth of them. Its other
 * checks need reduced motion, because axe must not see a color in the middle of a transition.
 */
export const isPlayedWithMotion = (storyId: string, commit: string): boolean =>
  hashText(`${commit}/${storyId}/motion`) % 10 === 0;

/** The appearances in which a story is checked besides the default and dark. */
export function getSampledAppearances(storyId: string, commit: string): readonly Appearance[] {
  return appearances.filter((appearance) => isSampled(storyId, appearance, commit));
}
