import * as styles from './EventMark.css';
import { eventMessages } from './messages';
import { Countdown } from '../../data-display/Countdown/Countdown';
import { useMessages } from '../../providers/UiProvider/UiProvider';

interface EventMarkProps {
  state: keyof typeof looks;
  startsAt: number | undefined;
  now: (() => number) | undefined;
  onStart: (() => void) | undefined;
  /** Words that replace the countdown or the state's own. */
  label: string | undefined;
}

const looks = {
  upcoming: 'brand',
  open: 'success',
  live: 'danger',
  full: 'plain',
  past: 'plain',
  cancelled: 'plain',
} as const;

/** On the picture's corner: how long until it starts, or how things stand. */
export function EventMark({ state, startsAt, now, onStart, label }: EventMarkProps) {
  const messages = useMessages('event', eventMessages);
  const text = label ?? (state === 'upcoming' ? undefined : messages[state]);
  if (text === undefined && startsAt === undefined) return null;
  return (
    <span className={styles.mark[looks[state]]}>
      {state === 'live' && <span className={styles.dot} aria-hidden />}
      {text ?? <Countdown to={startsAt ?? 0} label={messages.startsIn} now={now} onEnd={onStart} />}
    </span>
  );
}
