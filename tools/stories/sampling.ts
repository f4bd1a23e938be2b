import { getAppearanceName, appearances, type Appearance } from './appearances';

/** FNV-1a: spreads neighbours apart, and needs nothing but arithmetic. */
function hashText(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

/**
 * Whether a story is checked in this appearance at this commit. Each commit draws
 * another tenth of stories × appearances, so ten commits see nearly all of it.
 */
export function isSampled(storyId: string, appearance: Appearance, commit: string): boolean {
  return hashText(`${commit}/${storyId}/${getAppearanceName(appearance)}`) % 10 === 0;
}

/** The appearances in which a story is checked beside the default and its dark twin. */
export function getSampledAppearances(storyId: string, commit: string): readonly Appearance[] {
  return appearances.filter((appearance) => isSampled(storyId, appearance, commit));
}
