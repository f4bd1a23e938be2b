import { Icon, icons } from '@gschool/ui';

import { classNames } from '../../packages/ui/src/internal/classNames';
import * as styles from './ContrastBadge.css';

export interface ContrastBadgeProps {
  /** The WCAG level. */
  level: 'AAA' | 'AA' | 'fails';
  /** Whether the pair has the contrast that the contract requires, which can be more than AA. */
  passes: boolean;
}

/** The result of a contrast check as text, icon and color, because color alone is not enough. */
export function ContrastBadge({ level, passes }: ContrastBadgeProps) {
  const word = passes || level === 'fails' ? level : `${level}, too little`;
  return (
    <span className={classNames(styles.mark, passes ? styles.pass : styles.fail)}>
      <Icon icon={passes ? icons.check : icons.close} size="text" />
      {word}
    </span>
  );
}
