import { cachedKinds, lifetimes, type CacheKind, type CacheReport } from '@gschool/data/caches';
import { formatTime } from '@gschool/domain';
import { Button, Inline, useUi } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import * as styles from './Diagnostics.css';
import { getKindName, formatDuration, formatSize } from './format';

interface KindTableProps {
  report: CacheReport;
  /** The id of the heading that names the table. */
  labelledBy: string;
  onRefresh: (kind: CacheKind) => void;
  onClear: (kind: CacheKind) => void;
}

/** Each cached kind with its lifetime, entries, size and forced refreshes. */
export function KindTable({ report, labelledBy, onRefresh, onClear }: KindTableProps) {
  const t = useT();
  const { locale } = useUi();
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <div className={styles.frame} role="region" aria-labelledby={labelledBy} tabIndex={0}>
      <table className={styles.table} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            <th scope="col">{t('diagnostics.kind')}</th>
            <th scope="col">{t('diagnostics.lifetime')}</th>
            <th scope="col">{t('diagnostics.entries')}</th>
            <th scope="col">{t('diagnostics.size')}</th>
            <th scope="col">{t('diagnostics.refreshes')}</th>
            <th scope="col">{t('diagnostics.actions')}</th>
          </tr>
        </thead>
        <tbody>
          {cachedKinds.map((kind) => {
            const kindEntries = report.entries.filter((entry) => entry.kind === kind);
            const size = kindEntries.reduce((sum, entry) => sum + entry.size, 0);
            const forced = report.refreshes[kind];
            const name = getKindName(kind, t);
            return (
              <tr key={kind}>
                <th scope="row">{name}</th>
                <td>{formatDuration(lifetimes[kind], t)}</td>
                <td>{kindEntries.length}</td>
                <td>{formatSize(size, locale)}</td>
                <td>
                  {forced
                    ? t('diagnostics.refreshedTimes', {
                        count: forced.count,
                        time: formatTime(forced.timestamp, { zone, locale }),
                      })
                    : t('diagnostics.never')}
                </td>
                <td>
                  <Inline space="2" wraps={false}>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('diagnostics.refreshOf', { kind: name })}
                      onClick={() => onRefresh(kind)}
                    >
                      {t('diagnostics.refresh')}
                    </Button>
                    <Button
                      variant="quiet"
                      size="small"
                      aria-label={t('diagnostics.clearOf', { kind: name })}
                      onClick={() => onClear(kind)}
                    >
                      {t('diagnostics.clear')}
                    </Button>
                  </Inline>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
