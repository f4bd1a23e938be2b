import { checkSources, parseEntry } from '@gschool/admin/content';
import type { EntryProblem } from '@gschool/admin/contract';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';

import type { KnownEntries } from '../../../../shared/content/useKnownEntries';
import { getOwnSources } from './getOwnSources';

/** What keeps an entry from being published: its own fields, and what it refers to. */
export function checkEntry(
  list: PackList,
  entry: SourceEntry,
  known: KnownEntries,
  language: string,
): readonly EntryProblem[] {
  const parsed = parseEntry(list, entry, language);
  return [
    ...(parsed.ok ? [] : parsed.problems),
    ...checkSources(getOwnSources(list, entry, known), language).filter(
      (problem) => problem.list === list && problem.id === entry.id,
    ),
  ];
}
