import { fold } from '@gschool/intl';

/** An option of a combobox. */
export interface ComboboxOption {
  /** The value in the form. */
  value: string;
  /** The visible text, which is searched. */
  label: string;
  /**
   * A text next to the label, which is searched, too: a country code, the offset of a time zone.
   */
  hint?: string | undefined;
  /** Additional search terms that are never shown: "Deutschland Allemagne". */
  keywords?: string | undefined;
  /** The heading of its group. */
  group?: string | undefined;
  /** True for an option that is visible but cannot be selected. */
  isDisabled?: boolean | undefined;
}

/** Returns the options that match a query, best match first. */
export type ComboboxFilter = (
  options: readonly ComboboxOption[],
  query: string,
) => readonly ComboboxOption[];

const hasWordStartingWith = (text: string, word: string) =>
  text.startsWith(word) || text.includes(` ${word}`);

/**
 * Returns the options that contain every word of the query. Texts are folded the same way as in the
 * search: "sao" finds "são", and "احمد" finds "أحمد". Matches at the start of a word come first:
 * "ger" finds Germany before Algeria.
 */
export const matchOptions: ComboboxFilter = (options, query) => {
  const terms = fold(query).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return options;
  const bestMatches: ComboboxOption[] = [];
  const otherMatches: ComboboxOption[] = [];
  for (const option of options) {
    const text = fold([option.label, option.hint, option.keywords].filter(Boolean).join(' '));
    if (!terms.every((word) => text.includes(word))) continue;
    (terms.every((word) => hasWordStartingWith(text, word)) ? bestMatches : otherMatches).push(
      option,
    );
  }
  return [...bestMatches, ...otherMatches];
};

/**
 * The option that the browser means by a text that it fills in: the one with this label, value or
 * hint, or the only one with this keyword or that matches. A country can be filled in as “Portugal”
 * or “PT”.
 */
export const findNamedOption = (
  options: readonly ComboboxOption[],
  text: string,
  filter: ComboboxFilter,
): ComboboxOption | undefined => {
  const wanted = fold(text).trim();
  const named = options.find(({ label, value, hint }) =>
    [label, value, hint].some((name) => name !== undefined && fold(name) === wanted),
  );
  const found = [
    options.filter(({ keywords = '' }) => fold(keywords).split(/\s+/).includes(wanted)),
    filter(options, text),
  ];
  return named ?? found.find((matches) => matches.length === 1)?.[0];
};

/** Groups options by group name, in the order of the first option of each group. */
export function groupOptions(options: readonly ComboboxOption[]) {
  const groups = new Map<string | undefined, ComboboxOption[]>();
  for (const option of options) {
    const group = groups.get(option.group);
    if (group) group.push(option);
    else groups.set(option.group, [option]);
  }
  return groups;
}

/** Sorts options so that options of the same group are next to each other. */
export const sortByGroup = (options: readonly ComboboxOption[]): ComboboxOption[] =>
  [...groupOptions(options).values()].flat();
