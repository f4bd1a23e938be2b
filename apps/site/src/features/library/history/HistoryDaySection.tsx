import { formatLongDate, type HistoryDayGroup, type ZoneAndLocale } from '@gschool/domain';
import { Heading } from '@gschool/ui';
import { useId } from 'react';

import { useT } from '../../../i18n/useT';
import * as css from './History.css';
import { HistoryRow } from './HistoryRow';

interface HistoryDaySectionProps {
  day: HistoryDayGroup;
  reader: ZoneAndLocale;
  hrefOf: (videoId: string) => string | null;
  titleOf?: ((videoId: string) => string | undefined) | undefined;
  isLocked: boolean;
}

/** One day of the history. */
export function HistoryDaySection({
  day,
  reader,
  hrefOf,
  titleOf,
  isLocked,
}: HistoryDaySectionProps) {
  const t = useT();
  const id = useId();
  const title = (): string => {
    if (day.name === 'today') return t('library.today');
    if (day.name === 'yesterday') return t('library.yesterday');
    // At noon the date is the same in every zone.
    return (
      formatLongDate(`${day.day}T12:00:00Z`, { ...reader, zone: 'UTC' }) || t('library.undated')
    );
  };
  return (
    <section aria-labelledby={id} className={css.day}>
      <Heading level={3} size="medium" id={id} className={css.dayName}>
        {title()}
      </Heading>
      <ul className={css.rows} role="list">
        {day.entries.map((entry) => (
          <li key={entry.videoId}>
            <HistoryRow
              entry={{ ...entry, title: titleOf?.(entry.videoId) ?? entry.title }}
              reader={reader}
              href={hrefOf(entry.videoId)}
              isLocked={isLocked}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
