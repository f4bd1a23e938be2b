import { Heading, Text } from '@gschool/ui';
import type { ReactNode, Ref } from 'react';

import * as styles from './Parts.css';

interface TabHeaderProps {
  title: string;
  /** The number of entries, announced when it changes. */
  status?: string | undefined;
  /** Actions for the tab. */
  children?: ReactNode;
  /** Receives focus when the focused element is removed. */
  ref?: Ref<HTMLHeadingElement>;
}

/** Title, status and actions of a tab. */
export function TabHeader({ title, status, children, ref }: TabHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <Heading level={2} ref={ref} tabIndex={-1} className={styles.focusTarget}>
          {title}
        </Heading>
        <Text tone="muted" role="status">
          {status}
        </Text>
      </div>
      {children}
    </div>
  );
}
