import { lazyComponent } from '@gschool/app/routes';
import { useEntryEditor } from '@gschool/data/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { useMemo } from 'react';

import { withMessages } from '../../../i18n/i18n';
import { getSitePath } from '../../../shared/content/entryPaths';
import type { KnownEntries } from '../../../shared/content/useKnownEntries';

const PreviewPane = lazyComponent(() =>
  import('../../../shared/preview/PreviewPane')
    .then(withMessages)
    .then((module) => module.PreviewPane),
);

interface EntryPreviewProps {
  list: PackList;
  id: string;
  known: KnownEntries;
}

/** The ids that an entry refers to, by list. */
const getReferences = (entry: SourceEntry): readonly (readonly [PackList, unknown])[] => [
  ['styles', entry['style']],
  ['instructors', entry['instructor']],
  ['videos', entry['replay']],
  ...(Array.isArray(entry['videos'])
    ? entry['videos'].map((id: unknown) => ['videos', id] as const)
    : []),
];

/**
 * The page of an entry on the site, the way members will see it: with the values of the form, and
 * with the drafts of what it refers to.
 */
export function EntryPreview({ list, id, known }: EntryPreviewProps) {
  const { entry } = useEntryEditor(list, id);
  const { drafts, seriesOf } = known;
  const overrides = useMemo(() => {
    const references = entry ? getReferences(entry) : [];
    const series = list === 'videos' ? seriesOf.get(id) : undefined;
    const related = drafts.filter(
      (draft) =>
        references.some(([of, id]) => draft.list === of && draft.entryId === id) ||
        (draft.list === 'series' && draft.entryId === series),
    );
    return [
      ...related.map((draft) => ({
        list: draft.list,
        id: draft.entryId,
        entry: draft.entry,
      })),
      { list, id, entry },
    ];
  }, [list, id, entry, drafts, seriesOf]);
  return <PreviewPane release={null} overrides={overrides} path={getSitePath(list, id)} />;
}
