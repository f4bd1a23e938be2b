import { fold } from '@gschool/domain/search';
import type { ComboboxFilter } from '@gschool/ui/overlays';

/** The most options that a list shows. With more, opening it would be slow. */
const MAX_OPTIONS = 60;

/** Finds entries by the words of their titles and ids; those that begin with the query come first. */
export const filterEntries: ComboboxFilter = (options, query) => {
  const typed = fold(query).trim();
  if (typed === '') return options.slice(0, MAX_OPTIONS);
  const parts = typed.split(/\s+/);
  const matches = options.filter(({ label, keywords }) => {
    const text = fold(`${label} ${keywords ?? ''}`);
    return parts.every((part) => text.includes(part));
  });
  const isFirst = (label: string) => fold(label).startsWith(typed);
  return matches
    .toSorted((one, other) => Number(isFirst(other.label)) - Number(isFirst(one.label)))
    .slice(0, MAX_OPTIONS);
};
