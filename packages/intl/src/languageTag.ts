interface LikelyTag {
  language: string;
  script: string;
  region: string;
}

// Completing a tag takes a microsecond, and a catalog has 10,000 classes with texts by tag.
const likelyTags = new Map<string, LikelyTag>();

/** A tag with its likely script and region: `zh-TW` is `zh-Hant-TW`, `pt` is `pt-Latn-BR`. */
function getLikelyTag(tag: string): LikelyTag {
  const known = likelyTags.get(tag);
  if (known) return known;
  let likely = { language: tag.toLowerCase(), script: '', region: '' };
  try {
    const { language, script = '', region = '' } = new Intl.Locale(tag).maximize();
    likely = { language, script, region };
  } catch {
    // The text is not a valid tag, so it matches only itself.
  }
  likelyTags.set(tag, likely);
  return likely;
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
 * The tags of a list that serve a reader (BCP 47), the best one first: the same tag, then the same
 * script and region, then the same script, then the same language. Tags that match equally well
 * stay in order.
 */
export const rankLanguages = <Tag extends string>(
  wanted: string,
  available: readonly Tag[],
): readonly Tag[] =>
  available
    .map((tag) => ({ tag, match: getMatch(wanted, tag) }))
    .filter(({ match }) => match > 0)
    .toSorted((a, b) => b.match - a.match)
    .map(({ tag }) => tag);

/** The tag of a list that serves a reader best; undefined if none has the reader's language. */
export const matchLanguage = <Tag extends string>(
  wanted: string,
  available: readonly Tag[],
): Tag | undefined => rankLanguages(wanted, available)[0];

const rtlScripts: ReadonlySet<string> = new Set(
  'Adlm Arab Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa'.split(' '),
);

/** The direction in which a language is written: `ar`, `fa-AF`, `yi` and `pa-Arab` are `rtl`. */
export const getTextDirection = (tag: string): 'ltr' | 'rtl' =>
  rtlScripts.has(getLikelyTag(tag).script) ? 'rtl' : 'ltr';
