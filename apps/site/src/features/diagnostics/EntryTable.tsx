import type { EntryReport, EntryState } from '@gschool/data/caches';
import { Badge, EmptyState, Stack, Text, useUi } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './Diagnostics.css';
import { formatRelativeTime, getKindName, formatDuration, formatSize } from './format';

/** The table shows at most this many entries. The table of kinds counts all of them. */
const MAX_ROWS = 50;

const stateBadges: Record<EntryState, [MessageId, 'success' | 'neutral' | 'info' | 'danger']> = {
  fresh: ['diagnostics.fresh', 'success'],
  expired: ['diagnostics.expired', 'neutral'],
  refresh: ['diagnostics.refreshRequested', 'info'],
  damaged: ['diagnostics.damagedState', 'danger'],
};

const newestFirst = (a: EntryReport, b: EntryReport) => (b.timestamp ?? 0) - (a.timestamp ?? 0);

interface EntryTableProps {
  entries: readonly EntryReport[];
  /** Epoch milliseconds. */
  now: number;
  /** The id of the heading that names the table. */
  labelledBy: string;
}

/** All cached entries, newest first. */
export function EntryTable({ entries, now, labelledBy }: EntryTableProps) {
  const t = useT();
  const { locale } = useUi();
  if (entries.length === 0) {
    return (
      <EmptyState size="panel" level={3} title={t('diagnostics.empty')}>
        {t('diagnostics.emptyText')}
      </EmptyState>
    );
  }
  return (
    <Stack space="3">
      <div className={styles.frame} role="region" aria-labelledby={labelledBy} tabIndex={0}>
        <table className={styles.table} aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <th scope="col">{t('diagnostics.entry')}</th>
              <th scope="col">{t('diagnostics.kind')}</th>
              <th scope="col">{t('diagnostics.state')}</th>
              <th scope="col">{t('diagnostics.age')}</th>
              <th scope="col">{t('diagnostics.expiry')}</th>
              <th scope="col">{t('diagnostics.size')}</th>
            </tr>
          </thead>
          <tbody>
            {entries
              .toSorted(newestFirst)
              .slice(0, MAX_ROWS)
              .map(({ name, kind, state, timestamp, expiresIn, size, store }) => (
                <tr key={`${store} ${name}`}>
                  <th scope="row" className={styles.entry}>
                    {name}
                  </th>
                  <td>{getKindName(kind, t)}</td>
                  <td>
                    <Badge tone={stateBadges[state][1]}>{t(stateBadges[state][0])}</Badge>
                  </td>
                  <td>
                    {timestamp === null || timestamp > now
                      ? t('diagnostics.unknownTime')
                      : formatDuration(now - timestamp, t)}
                  </td>
                  <td>
                    {expiresIn === null
                      ? t('diagnostics.unknownTime')
                      : formatRelativeTime(expiresIn, t)}
                  </td>
                  <td>{formatSize(size, locale)}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
      {entries.length > MAX_ROWS ? (
        <Text tone="muted" size="sm">
          {t('diagnostics.more', { count: entries.length - MAX_ROWS })}
        </Text>
      ) : null}
    </Stack>
  );
}
