import { formatLongDate, type HistoryDayGroup, type ZoneAndLocale } from '@gschool/domain';
import { Heading } from '@gschool/ui';
import { useId } from 'react';

import { useT } from '../../../i18n/useT';
import * as styles from './History.css';
import { HistoryRow } from './HistoryRow';

interface HistoryDaySectionProps {
  day: HistoryDayGroup;
  reader: ZoneAndLocale;
  getHref: (videoId: string) => string | null;
  getTitle?: ((videoId: string) => string | undefined) | undefined;
  isLocked: boolean;
}

export function HistoryDaySection({
  day,
  reader,
  getHref,
  getTitle,
  isLocked,
}: HistoryDaySectionProps) {
  const t = useT();
  const id = useId();
  const title = (): string => {
    if (day.name === 'today') return t('library.today');
    if (day.name === 'yesterday') return t('library.yesterday');
    // Noon is on the same date in every zone.
    return (
      formatLongDate(`${day.day}T12:00:00Z`, { ...reader, zone: 'UTC' }) || t('library.undated')
    );
  };
  return (
    <section aria-labelledby={id} className={styles.day}>
      <Heading level={3} size="medium" id={id} className={styles.dayName}>
        {title()}
      </Heading>
      <ul className={styles.rows} role="list">
        {day.entries.map((entry) => (
          <li key={entry.videoId}>
            <HistoryRow
              entry={{ ...entry, title: getTitle?.(entry.videoId) ?? entry.title }}
              reader={reader}
              href={getHref(entry.videoId)}
              isLocked={isLocked}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
