import * as styles from './EventEyebrow.css';
import { eventMessages } from './messages';
import { Countdown } from '../../data-display/Countdown/Countdown';
import { useMessages } from '../../providers/UiProvider/UiProvider';

interface EventEyebrowProps {
  state: keyof typeof tones;
  startsAt: number | undefined;
  now: (() => number) | undefined;
  onStart: (() => void) | undefined;
  /** A label that replaces the countdown or the label of the state. */
  label: string | undefined;
}

const tones = {
  upcoming: 'brand',
  open: 'success',
  live: 'danger',
  full: 'muted',
  past: 'muted',
  cancelled: 'muted',
} as const;

/** The countdown or the state of an event, above its title. */
export function EventEyebrow({ state, startsAt, now, onStart, label }: EventEyebrowProps) {
  const messages = useMessages('event', eventMessages);
  const text = label ?? (state === 'upcoming' ? undefined : messages[state]);
  if (text === undefined && startsAt === undefined) return null;
  return (
    <p className={styles.eyebrow[tones[state]]}>
      {state === 'live' && <span className={styles.dot} aria-hidden />}
      {text === undefined ? (
        <>
          <span aria-hidden>{messages.startsIn}</span>
          <Countdown to={startsAt ?? 0} label={messages.startsIn} now={now} onEnd={onStart} />
        </>
      ) : (
        <span>{text}</span>
      )}
    </p>
  );
}
