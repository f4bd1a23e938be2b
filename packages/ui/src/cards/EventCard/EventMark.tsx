import * as css from './EventMark.css';
import { eventWords } from './words';
import { Countdown } from '../../data-display/Countdown/Countdown';
import { useWords } from '../../providers/UiProvider/UiProvider';

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
  const words = useWords('event', eventWords);
  const text = label ?? (state === 'upcoming' ? undefined : words[state]);
  if (text === undefined && startsAt === undefined) return null;
  return (
    <span className={css.mark[looks[state]]}>
      {state === 'live' && <span className={css.dot} aria-hidden />}
      {text ?? <Countdown to={startsAt ?? 0} label={words.startsIn} now={now} onEnd={onStart} />}
    </span>
  );
}
