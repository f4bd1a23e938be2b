import { matchLanguage } from '@gschool/intl';

/** Captions in one language, in a file or inside the playlist. */
export interface Captions {
  /** BCP 47. */
  language: string;
  label: string;
  /**
   * A name that is the same in every language of the page, by which a choice is stored.
   * @default the label
   */
  name?: string | undefined;
  /** URL of a WebVTT file; empty for captions inside the playlist. */
  src: string;
}

/** Captions with an identity: two files may have one language, and even one name. */
export type IdentifiedCaptions<One extends Captions = Captions> = One & {
  /** The language and the name; the second of two that have both in common also has a number. */
  id: string;
};

/**
 * Gives each of the captions its identity, which is the same for the next video. The second of two
 * that look the same has a number in its label, too.
 */
export function identifyCaptions<One extends Captions>(
  captions: readonly One[],
): readonly IdentifiedCaptions<One>[] {
  const counts = new Map<string, number>();
  return captions.map((one) => {
    const name = `${one.language} ${one.name ?? one.label}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    if (count === 1) return { ...one, id: name };
    return { ...one, id: `${name} ${count}`, label: `${one.label} ${count}` };
  });
}

/** What is stored while captions are off. */
export const CAPTIONS_OFF = 'off';

/**
 * The captions that serve a viewer: the chosen ones by their identity; otherwise those in the
 * chosen or the nearest language (BCP 47), the ones with the chosen name first. The choice is an
 * identity, or a language alone, such as the page's locale and what older versions stored.
 */
export function findCaptions<One extends IdentifiedCaptions>(
  captions: readonly One[],
  choice: string,
): One | null {
  const [language = ''] = choice.split(' ', 1);
  const name = choice.slice(language.length + 1);
  const same = captions.find(({ id }) => id === choice);
  if (same) return same;
  const best = matchLanguage(
    language,
    captions.map((one) => one.language),
  );
  const candidates = captions.filter((one) => one.language === best);
  return candidates.find((one) => (one.name ?? one.label) === name) ?? candidates[0] ?? null;
}
