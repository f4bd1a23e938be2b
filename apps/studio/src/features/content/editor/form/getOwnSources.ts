import type { PackList, PackSources, SourceEntry } from '@gschool/domain/content-pack';

import type { KnownEntries } from '../../../../shared/content/useKnownEntries';

const getIds = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');

/**
 * An entry with the entries that it refers to, as far as they exist: all that the check of one entry
 * needs. With 10,000 classes, a check of all of them would be slower than typing.
 */
export function getOwnSources(
  list: PackList,
  entry: SourceEntry,
  known: KnownEntries,
): PackSources {
  const pick = (to: PackList, value: unknown): readonly SourceEntry[] =>
    [...new Set(getIds(value))]
      .filter((id) => known.lists[to].get(id)?.isDeleted === false)
      .map((id) => ({ id }));
  const ownClasses = list === 'series' ? getIds(entry['videos']) : [];
  const otherSeries = ownClasses.flatMap((classId): readonly SourceEntry[] => {
    const id = known.seriesOf.get(classId);
    return id === undefined || id === entry.id ? [] : [{ id, videos: [classId] }];
  });
  const sources: Record<PackList, readonly SourceEntry[]> = {
    styles: pick('styles', entry['style']),
    instructors: pick('instructors', entry['instructor']),
    series: otherSeries,
    videos: pick('videos', list === 'series' ? entry['videos'] : entry['replay']),
    events: [],
  };
  // The others come first, so that the problem is this entry's.
  return { ...sources, [list]: [...sources[list].filter(({ id }) => id !== entry.id), entry] };
}
