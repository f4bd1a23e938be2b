import { vars } from '@gschool/themes';
import { useRef } from 'react';
import { Button, icons } from '@gschool/ui';

import * as styles from './Motion.css';
import { TokenName } from './Specimens';

const { fast, base, slow, easeOut, easeInOut } = vars.motion;

const durations = [
  { token: fast, text: 'Hover, press, the state of a switch.' },
  { token: base, text: 'Menus, tabs, anything that opens next to the pointer.' },
  { token: slow, text: 'Sheets, dialogs, a toast that leaves.' },
];
const curves = [
  { token: easeOut, text: 'Entrances: quick at first, then easing to a stop.' },
  { token: easeInOut, text: 'Moves from one place to another.' },
];

/** A dot that moves with a duration and a curve; a button replays it. */
function Run({ label, duration, curve }: { label: string; duration: string; curve: string }) {
  const dot = useRef<HTMLSpanElement>(null);
  const replay = () => {
    const element = dot.current!;
    const { style, dataset } = element;
    style.setProperty('transition-timing-function', curve);
    // Returns to the start without a transition, then runs the transition.
    style.setProperty('transition-duration', '0s');
    dataset['away'] = 'false';
    element.getBoundingClientRect();
    style.setProperty('transition-duration', duration);
    dataset['away'] = 'true';
  };
  return (
    <div className={styles.run}>
      <span className={styles.track}>
        <span ref={dot} className={styles.dot} data-away="false" />
      </span>
      <Button size="small" variant="quiet" iconStart={icons.play} onClick={replay}>
        Replay<span className={styles.hidden}> {label}</span>
      </Button>
    </div>
  );
}

interface MotionRowsProps {
  rows: readonly { token: string; text: string; duration: string; curve: string }[];
}

function MotionRows({ rows }: MotionRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ token, text, duration, curve }) => (
        <li key={token} className={styles.row}>
          <div className={styles.details}>
            <TokenName token={token} />
            <p>{text}</p>
          </div>
          <Run label={token} duration={duration} curve={curve} />
        </li>
      ))}
    </ul>
  );
}

/** How long things take. */
export const Durations = () => (
  <MotionRows rows={durations.map((row) => ({ ...row, duration: row.token, curve: easeOut }))} />
);

/** The easing curves, three times slower than in the product so that the difference is visible. */
export const Curves = () => (
  <MotionRows
    rows={curves.map((row) => ({ ...row, duration: `calc(3 * ${slow})`, curve: row.token }))}
  />
);
