import { matchLanguage } from '@gschool/intl';

/** Captions in one language, in a file or inside the playlist. */
export interface Captions {
  /** BCP 47. */
  language: string;
  label: string;
  /**
   * A name that does not depend on the page's language. A stored choice contains it.
   * @default the label
   */
  name?: string | undefined;
  /** URL of a WebVTT file; empty for captions inside the playlist. */
  src: string;
}

/** Captions with an id, because two files may have the same language and even the same name. */
export type IdentifiedCaptions<One extends Captions = Captions> = One & {
  /** The language and the name, followed by a number if other captions have the same two. */
  id: string;
};

/**
 * Adds an id to each of the captions. The corresponding captions of the next video get the same id.
 * If two labels are the same, the second one gets a number.
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
 * Finds the captions to show: the chosen ones by id, otherwise those in the chosen or the nearest
 * language (BCP 47), and among these, those with the chosen name first. The choice is an id, or
 * only a language, such as the page's locale or a choice that an older version stored.
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
