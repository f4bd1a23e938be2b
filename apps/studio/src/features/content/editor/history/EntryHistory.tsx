import '../../../../i18n/en/entryDialogs.messages.json';

import { useEntryHistory, useSource, type EntryChange } from '@gschool/data/content';
import { diffEntries } from '@gschool/admin/content';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { Badge, Button, Disclosure, icons, Inline, Link, Stack, Text, useUi } from '@gschool/ui';
import { Dialog } from '@gschool/ui/overlays';
import { useState } from 'react';

import { paths } from '../../../../config/paths';
import { useT, type MessageId } from '../../../../i18n/useT';
import { EntryDiff } from '../../../../shared/content/EntryDiff';
import { formatMachineDateTime } from '../../../../shared/times';
import { LoadingLines } from '../../../../shared/LoadingLines';
import { LoadError } from '../../../../shared/QueryResult';
import { useAuthorName } from '../../../../shared/useAuthorName';

interface EntryHistoryProps {
  list: PackList;
  id: string;
  name: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Called with the version that becomes the draft. */
  onRestore: (entry: SourceEntry) => void;
}

const changeLabels: Readonly<Record<EntryChange['change'], MessageId>> = {
  created: 'history.created',
  changed: 'history.changed',
  deleted: 'history.deleted',
};

/** The releases that changed an entry, with what each changed. */
export function EntryHistory({ name, isOpen, onOpenChange, ...rest }: EntryHistoryProps) {
  const t = useT();
  return (
    <Dialog
      title={t('history.title', { name })}
      size="large"
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {isOpen && <HistoryList {...rest} />}
    </Dialog>
  );
}

function HistoryList({
  list,
  id,
  onRestore,
}: Pick<EntryHistoryProps, 'list' | 'id' | 'onRestore'>) {
  const t = useT();
  const history = useEntryHistory(list, id);
  const { data, error, isComplete, isFetching } = history;
  const getAuthor = useAuthorName(data?.map(({ release }) => release.by) ?? []);
  if (data === undefined)
    return error ? (
      <LoadError query={history} error={error} size="panel" level={3} />
    ) : (
      <LoadingLines label={t('history.loading')} lines={3} />
    );
  return (
    <Stack space="4">
      {data.length === 0 && isComplete && <Text tone="muted">{t('history.empty')}</Text>}
      {data.map((change, at) => (
        <HistoryItem
          key={change.release.id}
          {...{ list, id, change, onRestore }}
          author={getAuthor(change.release.by)}
          isLatest={at === 0}
        />
      ))}
      {!isComplete && (
        <div>
          <Button variant="quiet" isLoading={isFetching} onClick={() => void history.loadMore()}>
            {t('history.more')}
          </Button>
        </div>
      )}
    </Stack>
  );
}

interface HistoryItemProps extends Pick<EntryHistoryProps, 'list' | 'id' | 'onRestore'> {
  change: EntryChange;
  /** The name of the administrator who published it. */
  author: string;
  isLatest: boolean;
}

function HistoryItem({ change: { release, change }, author, isLatest, ...rest }: HistoryItemProps) {
  const t = useT();
  const { locale } = useUi();
  const [isOpen, setOpen] = useState(isLatest);
  return (
    <Disclosure
      headingLevel={3}
      isOpen={isOpen}
      onToggle={setOpen}
      summary={
        <Inline as="span" space="3">
          <span>{t('history.release', { number: release.number })}</span>
          <Text as="span" size="sm" tone="muted">
            {t('history.byAt', { name: author, time: formatMachineDateTime(release.at, locale) })}
          </Text>
          <Badge tone={change === 'deleted' ? 'danger' : 'neutral'}>
            {t(changeLabels[change])}
          </Badge>
        </Inline>
      }
    >
      {isOpen && <VersionChange {...rest} {...{ release, change }} />}
    </Disclosure>
  );
}

/** What one release changed, and the button that takes its version into the draft. */
function VersionChange({
  list,
  id,
  release,
  change,
  onRestore,
}: Omit<HistoryItemProps, 'change' | 'author' | 'isLatest'> & EntryChange) {
  const t = useT();
  const after = useSource(list, id, release.id);
  // The first release has no parent: its entry is compared with nothing.
  const before = useSource(list, id, release.parent ?? release.id);
  const failed = [after, before].find((query) => query.error && query.data === undefined);
  if (failed?.error)
    return <LoadError query={failed} error={failed.error} size="panel" level={3} />;
  if (after.data === undefined || before.data === undefined)
    return <LoadingLines label={t('history.loading')} lines={2} />;
  const old = release.parent === null ? null : (before.data?.entry ?? null);
  const now = after.data?.entry ?? null;
  const version = change === 'deleted' ? old : now;
  return (
    <Stack space="4">
      {release.note !== '' && (
        <Text>
          <bdi>{release.note}</bdi>
        </Text>
      )}
      {change === 'changed' && (
        <EntryDiff
          label={t('history.diff', { number: release.number })}
          differences={diffEntries(old, now, release.language)}
        />
      )}
      <Inline space="3">
        {version && (
          <Button
            variant="quiet"
            size="small"
            iconStart={icons.history}
            onClick={() => onRestore(version)}
          >
            {t(change === 'deleted' ? 'history.restoreBefore' : 'history.restore')}
          </Button>
        )}
        <Link href={paths.release(release.id)}>{t('history.toRelease')}</Link>
      </Inline>
    </Stack>
  );
}
