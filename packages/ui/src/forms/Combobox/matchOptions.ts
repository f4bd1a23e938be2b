import { fold } from '@gschool/intl';

/** An option of a combobox. */
export interface ComboboxOption {
  /** The value in the form. */
  value: string;
  /** The visible text, which is searched. */
  label: string;
  /** Shown beside the label and searched too: a country code, the offset of a time zone. */
  hint?: string | undefined;
  /** More search terms, never shown: "Deutschland Allemagne". */
  keywords?: string | undefined;
  /** The heading of its group. */
  group?: string | undefined;
  /** Visible, but not selectable. */
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
 * Options that contain every word of the query, folded as in the search: "sao" finds "são", and
 * "احمد" finds "أحمد". Matches at the start of a word come first: "ger" finds Germany before Algeria.
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

/** Sorts options so that those of one group are adjacent. */
export const sortByGroup = (options: readonly ComboboxOption[]): ComboboxOption[] =>
  [...groupOptions(options).values()].flat();
