interface LikelyTag {
  language: string;
  script: string;
  region: string;
}

// Completing a tag takes a microsecond, and a catalog has 10,000 classes with texts by tag.
const likelyTags = new Map<string, LikelyTag>();

// `no` is Norwegian of either kind, which is nearly always Bokmål.
const languageAliases: Readonly<Record<string, string>> = { no: 'nb' };

// In these languages, the variants of other regions are closer to one another than to the variant
// of the likely region: readers in Australia prefer en-GB, in Angola pt-PT, in Mexico es-419.
const languagesWithOneApart: ReadonlySet<string> = new Set(['en', 'es', 'pt']);

/** A tag with its likely script and region: `zh-TW` is `zh-Hant-TW`, `pt` is `pt-Latn-BR`. */
function getLikelyTag(tag: string): LikelyTag {
  const known = likelyTags.get(tag);
  if (known) return known;
  let likely = { language: tag.toLowerCase(), script: '', region: '' };
  try {
    // Some encoders write `en_US`.
    const {
      language,
      script = '',
      region = '',
    } = new Intl.Locale(tag.replaceAll('_', '-')).maximize();
    // The likely language of `und` is English, but a track without a language may have any.
    const isUnknown = /^und\b/i.test(tag);
    likely = {
      language: isUnknown ? 'und' : (languageAliases[language] ?? language),
      script,
      region,
    };
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
  if (a.region === b.region) return 3;
  const likely = getLikelyTag(a.language).region;
  const isApart = a.region === likely || b.region === likely;
  return languagesWithOneApart.has(a.language) && !isApart ? 2.5 : 2;
}

/**
 * The tags of a list that serve a reader (BCP 47), the best one first: the same tag, then the same
 * script and region, then the same script (in English, Spanish and Portuguese, a region that shares
 * its spelling first), then the same language. Tags that match equally well stay in order.
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
