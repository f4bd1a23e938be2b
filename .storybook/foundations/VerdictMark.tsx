import { Icon, icons } from '@gschool/ui';
import { classNames } from '../../packages/ui/src/internal/classNames';
import * as styles from './VerdictMark.css';

export interface VerdictMarkProps {
  /** What WCAG calls it. */
  level: 'AAA' | 'AA' | 'fails';
  /** The contract's own promise, which may ask for more than AA. */
  isKept: boolean;
}

/** A verdict as a word and a sign; the colour only repeats them. */
export function VerdictMark({ level, isKept }: VerdictMarkProps) {
  const word = isKept || level === 'fails' ? level : `${level}, too little`;
  return (
    <span className={classNames(styles.mark, isKept ? styles.kept : styles.broken)}>
      <Icon icon={isKept ? icons.check : icons.close} size="text" />
      {word}
    </span>
  );
}
