import { diffArrays } from 'diff';

/** A run of words that both sides share, or that only one side has. */
export interface TextPart {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** After so many insertions and deletions, the texts count as different ones. It takes about 50 ms. */
const MAX_EDITS = 1_000;
/** Texts that share less than this part of their letters count as different ones. */
const MIN_SHARED = 0.2;

/** Words, spaces and signs. An apostrophe may be in a word. */
const TOKEN = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|\s+|[^\p{L}\p{M}\p{N}\s]/gu;

/** Scripts that put no spaces between words. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The words, spaces and signs of a text, in every script. `Intl.Segmenter` gets only the scripts that
 * need it: it takes seconds for a long text, and not every browser has it.
 */
export function splitTokens(text: string, lang: string): string[] {
  const tokens = text.match(TOKEN) ?? [];
  if (!UNSPACED.test(text) || !('Segmenter' in Intl)) return [...tokens];
  const segmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return tokens.flatMap((token) =>
    UNSPACED.test(token) ? Array.from(segmenter.segment(token), ({ segment }) => segment) : [token],
  );
}

const isSeparator = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

const isDifferent = (parts: readonly TextPart[], before: string, after: string): boolean => {
  const shared = parts
    .filter(({ kind, text }) => kind === 'same' && !isSeparator(text))
    .reduce((sum, { text }) => sum + text.length, 0);
  return shared < Math.max(before.length, after.length) * MIN_SHARED;
};

/** Removed text comes before added text, and what belongs together is one part. */
function joinParts(parts: readonly TextPart[]): TextPart[] {
  const joined: TextPart[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed) joined.push({ kind: 'removed', text: removed });
    if (added) joined.push({ kind: 'added', text: added });
    removed = added = '';
  };
  for (const [index, { kind, text }] of parts.entries()) {
    const isBetween = removed !== '' || added !== '';
    // A space between two changed words is part of the change.
    const isGap = kind === 'same' && isBetween && isSeparator(text) && index < parts.length - 1;
    if (kind === 'removed' || isGap) removed += text;
    if (kind === 'added' || isGap) added += text;
    if (kind !== 'same' || isGap) continue;
    flush();
    joined.push({ kind, text });
  }
  flush();
  return joined;
}

/**
 * The difference of two texts by words. Texts that have little in common are one change, because
 * single shared words would only distract.
 */
export function diffTexts(before: string, after: string, lang: string): TextPart[] {
  const changes = diffArrays(splitTokens(before, lang), splitTokens(after, lang), {
    maxEditLength: MAX_EDITS,
  }) as ReturnType<typeof diffArrays<string>> | undefined;
  const parts = changes?.map(({ value, removed, added }): TextPart => ({
    kind: removed ? 'removed' : added ? 'added' : 'same',
    text: value.join(''),
  }));
  if (!parts || (before !== after && isDifferent(parts, before, after))) {
    return [
      { kind: 'removed' as const, text: before },
      { kind: 'added' as const, text: after },
    ].filter(({ text }) => text !== '');
  }
  return joinParts(parts);
}

/** A text that is shown around a left out one. */
interface ShortenedText {
  start: string;
  /** How many words are left out. */
  omitted: number;
  end: string;
}

/** How many words are shown next to a change. */
const CONTEXT_COUNT = 12;

/**
 * Leaves out the middle of a long text that both sides share. At the start of the whole text, only
 * its end is shown, and the other way round.
 */
export function shortenShared(
  text: string,
  lang: string,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): ShortenedText | undefined {
  const tokens = splitTokens(text, lang);
  const places = tokens.flatMap((token, index) => (isSeparator(token) ? [] : [index]));
  const startCount = isFirst ? 0 : CONTEXT_COUNT;
  const endCount = isLast ? 0 : CONTEXT_COUNT;
  // Leaving out a few words would save no room.
  if (places.length < startCount + endCount + CONTEXT_COUNT) return undefined;
  const startEnd = startCount === 0 ? 0 : places[startCount - 1]! + 1;
  const endStart = endCount === 0 ? tokens.length : places[places.length - endCount]!;
  return {
    start: tokens.slice(0, startEnd).join(''),
    omitted: places.length - startCount - endCount,
    end: tokens.slice(endStart).join(''),
  };
}
