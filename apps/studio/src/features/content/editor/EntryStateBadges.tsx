import type { EntryEditor } from '@gschool/data/content';
import { Badge, Inline, Text, useUi } from '@gschool/ui';

import { useT, type MessageId } from '../../../i18n/useT';
import { formatList } from '../../../shared/formatList';

/** What members see of the entry, and whether the draft changes it. */
const getEntryState = ({
  live,
  entry,
  isDraft,
}: Pick<EntryEditor, 'live' | 'entry' | 'isDraft'>): MessageId => {
  if (live === null) return 'entryState.new';
  if (entry === null) return 'entryState.deleted';
  const isArchived = live.entry['archived'] === true;
  if (isArchived) return isDraft ? 'entryState.archivedChanged' : 'entryState.archived';
  return isDraft ? 'entryState.changed' : 'entryState.published';
};

/** The state of the entry, and who else has it open. */
export function EntryStateBadges({ editor }: { editor: EntryEditor }) {
  const t = useT();
  const { locale } = useUi();
  const { live, entry, isDraft, editors } = editor;
  const names = editors.map(({ name }) => name);
  const isArchived = live?.entry['archived'] === true;
  return (
    <Inline space="3">
      <Badge tone={live === null || isDraft ? 'info' : isArchived ? 'warning' : 'success'}>
        {t(getEntryState(editor))}
      </Badge>
      {entry?.['archived'] === true && !isArchived && (
        <Badge tone="warning">{t('entryState.willBeArchived')}</Badge>
      )}
      <Text as="span" size="sm" tone="muted" role="status">
        {names.length > 0 &&
          t('edit.alsoHere', { names: formatList(names, locale), count: names.length })}
      </Text>
    </Inline>
  );
}
