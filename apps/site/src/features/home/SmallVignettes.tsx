import { Icon, icons } from '@gschool/ui';

import { useT, type MessageId } from '../../i18n/useT';
import * as styles from './DailyLife.css';

const filters: readonly { label: MessageId; isOn: boolean }[] = [
  { label: 'home.filterShort', isOn: true },
  { label: 'home.filterHome', isOn: true },
  { label: 'home.filterLevel', isOn: false },
  { label: 'home.filterYoga', isOn: false },
  { label: 'home.filterUnseen', isOn: true },
  { label: 'home.filterSeries', isOn: false },
];

/** Filter chips, drawn here because the grid's chips would load the grid. */
export function FilterVignette() {
  const t = useT();
  return (
    <div className={styles.filters}>
      {filters.map(({ label, isOn }) => (
        <span key={label} className={styles.filter[isOn ? 'on' : 'off']}>
          {t(label)}
        </span>
      ))}
    </div>
  );
}

/** A live event with its local time. */
export function EventVignette() {
  const t = useT();
  return (
    <div className={styles.event}>
      <span className={styles.eventIcon}>
        <Icon icon={icons.calendar} size="large" />
      </span>
      <span className={styles.eventText}>
        <b>{t('home.liveWhen')}</b>
        <span>{t('home.liveZone')}</span>
      </span>
    </div>
  );
}

/** The four phases as moons. */
export function CycleVignette() {
  return (
    <svg className={styles.phases} viewBox="0 0 232 48" focusable="false">
      {['', 'M24 4a20 20 0 0 1 0 40z', 'M24 4a20 20 0 1 1 0 40a20 20 0 1 1 0-40z', ''].map(
        (litPath, index) => (
          <g key={index} transform={`translate(${index * 61} 0)`}>
            <circle cx="24" cy="24" r="20" className={styles.moon} />
            <path
              d={index === 3 ? 'M24 4a20 20 0 0 0 0 40z' : litPath}
              className={styles.moonlight}
            />
          </g>
        ),
      )}
    </svg>
  );
}
