import { Icon, icons } from '@gschool/ui';
import { classNames } from '../../packages/ui/src/internal/classNames';
import * as styles from './ContrastBadge.css';

export interface ContrastBadgeProps {
  /** What WCAG calls it. */
  level: 'AAA' | 'AA' | 'fails';
  /** The contract's own promise, which may ask for more than AA. */
  passes: boolean;
}

/** A verdict as a word and a sign; the colour only repeats them. */
export function ContrastBadge({ level, passes }: ContrastBadgeProps) {
  const word = passes || level === 'fails' ? level : `${level}, too little`;
  return (
    <span className={classNames(styles.mark, passes ? styles.pass : styles.fail)}>
      <Icon icon={passes ? icons.check : icons.close} size="text" />
      {word}
    </span>
  );
}
