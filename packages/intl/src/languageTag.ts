/** A language with its script, as people choose it: `zh-Hant`, whatever the region. */
function getLikelyTag(tag: string): { language: string; script: string; region: string } {
  try {
    const { language, script = '', region = '' } = new Intl.Locale(tag).maximize();
    return { language, script, region };
  } catch {
    return { language: tag.toLowerCase(), script: '', region: '' };
  }
}

/** How well an available tag serves a reader, from 0 (another language) to 4 (the same tag). */
function getMatch(wanted: string, available: string): number {
  if (wanted.toLowerCase() === available.toLowerCase()) return 4;
  const [a, b] = [getLikelyTag(wanted), getLikelyTag(available)];
  if (a.language !== b.language) return 0;
  if (a.script !== b.script) return 1;
  return a.region === b.region ? 3 : 2;
}

/**
 * The tag of a list that serves a reader best (BCP 47): the same language, then the same script,
 * then the same region; the first of equals. Undefined if no tag has the reader's language.
 */
export function matchLanguage<Tag extends string>(
  wanted: string,
  available: readonly Tag[],
): Tag | undefined {
  let best: Tag | undefined;
  let bestMatch = 0;
  for (const tag of available) {
    const match = getMatch(wanted, tag);
    if (match > bestMatch) [best, bestMatch] = [tag, match];
  }
  return best;
}
