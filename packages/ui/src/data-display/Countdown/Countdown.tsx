import * as styles from './Countdown.css';
import { getVisibleUnits, toTimeLeft, type TimeLeft } from './timeLeft';
import { useTimeLeft } from './useTimeLeft';
import { countdownMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

export interface CountdownProps {
  /** The moment that it counts down to, in milliseconds since 1970. */
  to: number;
  /** What begins then, for screen readers: "Starts in". */
  label: string;
  /**
   * The clock, in milliseconds since 1970: pass the server's time. It’s only read in effects, never while rendering.
   * @default Date.now
   */
  now?: (() => number) | undefined;
  /**
   * `line` for a plate on a picture, `boxes` for a page that waits with its reader.
   * @default 'line'
   */
  layout?: 'line' | 'boxes' | undefined;
  /** Called once when it reaches zero before the reader's eyes, not when it was over before. */
  onEnd?: (() => void) | undefined;
}

const shortUnitMessages = {
  days: 'dayShort',
  hours: 'hourShort',
  minutes: 'minuteShort',
  seconds: 'secondShort',
} as const satisfies Record<keyof TimeLeft, keyof typeof countdownMessages>;

const PLACEHOLDER_TIME: TimeLeft = { days: 1, hours: 0, minutes: 0, seconds: 0 };

/**
 * How long until something begins. It ticks by itself, so nothing around it renders again, and
 * it is never announced: a screen reader hears it when it comes by.
 */
export function Countdown({ to, label, now = Date.now, layout = 'line', onEnd }: CountdownProps) {
  const { locale } = useUi();
  const messages = useMessages('countdown', countdownMessages);
  const remainingMs = useTimeLeft(to, now, onEnd);
  const left = remainingMs === null ? PLACEHOLDER_TIME : toTimeLeft(remainingMs);
  const units = getVisibleUnits(left);
  const formatNumber = (value: number, isFirst: boolean) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits: isFirst ? 1 : 2 }).format(value);
  return (
    // A line runs the way its words do: "3 d 04 h" in English, whatever the page's direction.
    <span
      className={styles.countdown[layout]}
      role="timer"
      dir={layout === 'line' ? 'auto' : undefined}
    >
      {remainingMs !== null && (
        <VisuallyHidden>
          {label}{' '}
          {units
            .map((unit) => `${formatNumber(left[unit], true)} ${messages[unit](left[unit])}`)
            .join(' ')}
        </VisuallyHidden>
      )}
      {units.map((unit, index) => (
        <span key={unit} className={styles.unit[layout]} aria-hidden>
          <span className={styles.number[layout]}>
            {remainingMs === null ? '–' : formatNumber(left[unit], index === 0)}
          </span>
          <span className={styles.name[layout]}>
            {layout === 'line' ? messages[shortUnitMessages[unit]] : messages[unit](left[unit])}
          </span>
        </span>
      ))}
    </span>
  );
}
