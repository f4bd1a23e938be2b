import * as styles from './EventBadge.css';
import { eventMessages } from './messages';
import { Countdown } from '../../data-display/Countdown/Countdown';
import { useMessages } from '../../providers/UiProvider/UiProvider';

interface EventBadgeProps {
  state: keyof typeof badgeVariants;
  startsAt: number | undefined;
  now: (() => number) | undefined;
  onStart: (() => void) | undefined;
  /** A label that replaces the countdown or the label of the state. */
  label: string | undefined;
}

const badgeVariants = {
  upcoming: 'brand',
  open: 'success',
  live: 'danger',
  full: 'plain',
  past: 'plain',
  cancelled: 'plain',
} as const;

/** The countdown or the state of an event, in a corner of its picture. */
export function EventBadge({ state, startsAt, now, onStart, label }: EventBadgeProps) {
  const messages = useMessages('event', eventMessages);
  const text = label ?? (state === 'upcoming' ? undefined : messages[state]);
  if (text === undefined && startsAt === undefined) return null;
  return (
    <span className={styles.badge[badgeVariants[state]]}>
      {state === 'live' && <span className={styles.dot} aria-hidden />}
      {text === undefined ? (
        <Countdown to={startsAt ?? 0} label={messages.startsIn} now={now} onEnd={onStart} />
      ) : (
        <span>{text}</span>
      )}
    </span>
  );
}
