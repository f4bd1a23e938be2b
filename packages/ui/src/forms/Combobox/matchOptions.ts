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
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const isStartOfWord = (text: string, word: string) =>
  text.startsWith(word) || text.includes(` ${word}`);

/**
 * Options in which every typed word occurs, whatever its case and accents. Those with a word
 * that begins so come first: "ger" finds Germany before Algeria.
 */
export const matchOptions: ComboboxFilter = (options, query) => {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const first: ComboboxOption[] = [];
  const later: ComboboxOption[] = [];
  for (const option of options) {
    const text = plain([option.label, option.hint, option.keywords].filter(Boolean).join(' '));
    if (!words.every((word) => text.includes(word))) continue;
    (words.every((word) => isStartOfWord(text, word)) ? first : later).push(option);
  }
  return [...first, ...later];
};

/** Options by the name of their group, groups in the order of their first one. */
export function byGroup(options: readonly ComboboxOption[]) {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return groups;
}

/** Options beside the others of their group. */
export const inGroups = (options: readonly ComboboxOption[]): ComboboxOption[] =>
  [...byGroup(options).values()].flat();
