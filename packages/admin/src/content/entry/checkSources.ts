import { findReferenceErrors, type PackSources } from '@gschool/domain/content-pack';

import type { EntryProblem } from '../types';

/**
 * What is wrong between the entries of a school: duplicate ids, references to missing entries, a
 * class in two series, chapters out of order, and texts that are missing in the school's language.
 * The same rules apply to a pack (docs/content-pack.md). `parseEntry` checks single entries.
 */
export const checkSources = (sources: PackSources, language: string): EntryProblem[] => [
  ...(sources.styles.length === 0
    ? [
        {
          list: 'styles' as const,
          id: '',
          field: '',
          reason: 'must contain at least one style',
        },
      ]
    : []),
  ...findReferenceErrors({ language, ...sources }).map(({ list, index, field, reason }) => ({
    list,
    id: sources[list][index]?.id ?? '',
    field,
    reason,
  })),
];
