import { fold } from '@gschool/intl';

import type { ComboboxOption } from '../../forms/Combobox/matchOptions';

/** Separators in a typed or pasted text: commas of several scripts, semicolons, tabs, lines. */
const SEPARATOR = /[,;،؛，、；\t\r\n]+/;

export const hasSeparator = (text: string): boolean => SEPARATOR.test(text);

const tidy = (text: string): string => text.normalize('NFC').trim().replace(/\s+/g, ' ');

/** The tags in a text: `yoga, back  care` is two. */
export const splitTags = (text: string): string[] =>
  text.split(SEPARATOR).map(tidy).filter(Boolean);

interface AddedTags {
  /** The values with the new ones at their end. */
  values: string[];
  /** The labels of the new ones. */
  added: string[];
  /** The labels of those that were there already. */
  repeated: string[];
  /** Texts that are not options, or for which there is no room. */
  rest: string[];
}

/**
 * Adds texts to the values of a field. A text is an option if it is its label or value, whatever its
 * case and accents; another one is a new value if the field allows these.
 */
export function addTags(
  values: readonly string[],
  texts: readonly string[],
  options: readonly ComboboxOption[],
  { allowsNew, max = Infinity }: { allowsNew: boolean; max?: number | undefined },
): AddedTags {
  const result: AddedTags = { values: [...values], added: [], repeated: [], rest: [] };
  const labelOf = (value: string) => options.find((one) => one.value === value)?.label ?? value;
  for (const text of texts) {
    const folded = fold(text);
    const option =
      options.find(({ label, value }) => label === text || value === text) ??
      options.find(({ label, value }) => fold(label) === folded || fold(value) === folded);
    const present = result.values.find(
      (value) => value === option?.value || fold(labelOf(value)) === folded,
    );
    if (present !== undefined) result.repeated.push(labelOf(present));
    else if ((!option && !allowsNew) || option?.isDisabled || result.values.length >= max) {
      result.rest.push(text);
    } else {
      result.values.push(option?.value ?? text);
      result.added.push(option?.label ?? text);
    }
  }
  return result;
}
