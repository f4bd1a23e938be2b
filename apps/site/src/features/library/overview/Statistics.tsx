import { useWatchStatistics } from '@gschool/data/queries';
import { STREAK_MINUTES } from '@gschool/domain';
import { Button, Icon, icons, type IconShape } from '@gschool/ui';
import { useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';

import { useT } from '../../../i18n/useT';
import { useReader } from '../useReader';
import * as styles from './Overview.css';
import { setStatisticsHidden, useStatisticsHidden } from './statisticsVisibility';

interface FigureProps {
  icon: IconShape;
  name: string;
  value: string;
}

/** One paragraph, so that screen readers read "3 days in a row" together. */
const Figure = ({ icon, name, value }: FigureProps) => (
  <li className={styles.figure}>
    <span className={styles.mark}>
      <Icon icon={icon} size="large" />
    </span>
    <p className={styles.pair}>
      <strong className={styles.value}>{value}</strong> <span className={styles.name}>{name}</span>
    </p>
  </li>
);

/**
 * The streak and this month's minutes; this device can hide them
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
      <Button
        ref={button}
        className={styles.back}
        variant="plain"
        size="small"
        iconStart={icons.eye}
        onClick={() => swap(() => setStatisticsHidden(false))}
      >
        {t('library.statisticsShow')}
      </Button>
    );
  }
  const { streakDays, minutesThisMonth } = statistics;
  return (
    <section className={styles.panel} aria-label={t('library.statistics')}>
      <ul className={styles.figures} role="list">
        {streakDays > 0 ? (
          <Figure
            icon={icons.flame}
            name={t('library.streak')}
            value={t('library.days', { count: streakDays })}
          />
        ) : (
          <Figure
            icon={icons.flame}
            name={t('library.streakHow', { minutes: STREAK_MINUTES })}
            value={t('library.streakNone')}
          />
        )}
        <Figure
          icon={icons.clock}
          name={t('library.month')}
          value={t('library.minutes', { count: minutesThisMonth })}
        />
      </ul>
      <Button
        ref={button}
        variant="plain"
        size="small"
        iconStart={icons.eyeOff}
        onClick={() => swap(() => setStatisticsHidden(true))}
      >
        {t('library.statisticsHide')}
      </Button>
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
