import { lookName, looks, type Look } from './appearances';

/** FNV-1a: spreads neighbours apart, and needs nothing but arithmetic. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) {
    value = Math.imul(value ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return value;
}

/**
 * Whether a story is checked in this look at this commit. Each commit draws
 * another tenth of stories × looks, so ten commits see nearly all of it.
 */
export function inTenth(storyId: string, look: Look, commit: string): boolean {
  return hash(`${commit}/${storyId}/${lookName(look)}`) % 10 === 0;
}

/** The looks in which a story is checked beside the default and its dark twin. */
export function looksFor(storyId: string, commit: string): readonly Look[] {
  return looks.filter((look) => inTenth(storyId, look, commit));
}
