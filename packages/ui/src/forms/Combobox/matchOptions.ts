/** One thing to choose. */
export interface ComboboxOption {
  /** What the form gets. */
  value: string;
  /** What is read and searched. */
  label: string;
  /** Shown beside the label, and searched too: a country's code, a zone's offset. */
  hint?: string | undefined;
  /** Other words that find it, never shown: "Deutschland Allemagne". */
  keywords?: string | undefined;
  /** The heading that it stands under. */
  group?: string | undefined;
  /** In sight, but not to be had. */
  isDisabled?: boolean | undefined;
}

/** Which options fit what was typed, best first. */
export type ComboboxFilter = (
  options: readonly ComboboxOption[],
  query: string,
) => readonly ComboboxOption[];

/** Without case, accents and vowel signs: "são" is found by "sao", "أحمد" by "احمد". */
const normalizeText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const hasWordStartingWith = (text: string, word: string) =>
  text.startsWith(word) || text.includes(` ${word}`);

/**
 * Options in which every typed word occurs, whatever its case and accents. Those with a word
 * that begins so come first: "ger" finds Germany before Algeria.
 */
export const matchOptions: ComboboxFilter = (options, query) => {
  const queryWords = normalizeText(query).split(/\s+/).filter(Boolean);
  if (queryWords.length === 0) return options;
  const bestMatches: ComboboxOption[] = [];
  const otherMatches: ComboboxOption[] = [];
  for (const option of options) {
    const text = normalizeText(
      [option.label, option.hint, option.keywords].filter(Boolean).join(' '),
    );
    if (!queryWords.every((word) => text.includes(word))) continue;
    (queryWords.every((word) => hasWordStartingWith(text, word)) ? bestMatches : otherMatches).push(
      option,
    );
  }
  return [...bestMatches, ...otherMatches];
};

/** Options by the name of their group, groups in the order of their first one. */
export function groupOptions(options: readonly ComboboxOption[]) {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return groups;
}

/** Options beside the others of their group. */
export const sortByGroup = (options: readonly ComboboxOption[]): ComboboxOption[] =>
  [...groupOptions(options).values()].flat();
