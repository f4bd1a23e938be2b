import { useWatchStatistics } from '@gschool/data/queries';
import { IconButton, icons } from '@gschool/ui';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useT } from '../../../i18n/useT';
import { useReader } from '../useReader';
import * as styles from './Overview.css';
import { setStatisticsHidden, useStatisticsHidden } from './statisticsVisibility';

/** One paragraph, so that screen readers read "3 days in a row" together. */
const Figure = ({ value, name }: { value: string; name: string }) => (
  <li className={styles.figure}>
    <p className={styles.pair}>
      <strong className={styles.value}>{value}</strong> <span>{name}</span>
    </p>
  </li>
);

/**
 * This month's minutes, and the streak if there is one. A button hides them on this device
 * (docs/product/library.md#streak-and-minutes).
 */
export function Statistics() {
  const t = useT();
  const { zone } = useReader();
  const statistics = useWatchStatistics(zone);
  const isHidden = useStatisticsHidden();
  const [button, swap] = useSwappedFocus();
  if (!statistics) return null;
  if (isHidden) {
    return (
      <IconButton
        ref={button}
        className={styles.show}
        icon={icons.eye}
        label={t('library.statisticsShow')}
        size="small"
        onClick={() => swap(() => setStatisticsHidden(false))}
      />
    );
  }
  const { streakDays, minutesThisMonth } = statistics;
  return (
    <section className={styles.statistics} aria-label={t('library.statistics')}>
      <ul className={styles.figures} role="list">
        <Figure
          value={t('library.minutes', { count: minutesThisMonth })}
          name={t('library.month')}
        />
        {streakDays > 0 && (
          <Figure value={t('library.days', { count: streakDays })} name={t('library.streak')} />
        )}
      </ul>
      <IconButton
        ref={button}
        icon={icons.eyeOff}
        label={t('library.statisticsHide')}
        size="small"
        onClick={() => swap(() => setStatisticsHidden(true))}
      />
    </section>
  );
}

/**
 * Moves focus when a pressed button is replaced by another one. Pass the change that replaces it.
 */
function useSwappedFocus(): [RefObject<HTMLButtonElement | null>, (change: () => void) => void] {
  const button = useRef<HTMLButtonElement>(null);
  return [
    button,
    (change) => {
      flushSync(change);
      button.current?.focus();
    },
  ];
}
