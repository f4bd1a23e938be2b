import * as styles from './Countdown.css';
import { getVisibleUnits, toTimeLeft, type TimeLeft } from './timeLeft';
import { useTimeLeft } from './useTimeLeft';
import { countdownMessages } from './messages';
import { useUi, useMessages } from '../../providers/UiProvider/UiProvider';
import { VisuallyHidden } from '../../typography/VisuallyHidden/VisuallyHidden';

export interface CountdownProps {
  /** The time to count down to, in milliseconds since 1970. */
  to: number;
  /** A prefix for screen readers: "Starts in". */
  label: string;
  /**
   * The clock, in milliseconds since 1970; pass the server’s time. It is read only in effects,
   * never during rendering.
   * @default Date.now
   */
  now?: (() => number) | undefined;
  /**
   * `line` for small labels, `boxes` for the page of an event.
   * @default 'line'
   */
  layout?: 'line' | 'boxes' | undefined;
  /** Called once when the countdown reaches zero, but not if the time had already passed. */
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
 * The remaining time until a moment. It updates without rendering its parents. It is never
 * announced, but screen readers can read it.
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
    // The direction follows the text: "3 d 04 h" in English, even on a right-to-left page.
    <span
      className={styles.countdown[layout]}
      role="timer"
      dir={layout === 'line' ? 'auto' : undefined}
    >
      {remainingMs !== null && (
        <VisuallyHidden>
          {[
            label,
            ...units.map(
              (unit) => `${formatNumber(left[unit], true)} ${messages[unit](left[unit])}`,
            ),
          ].join(' ')}
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
