import { Heading, Text } from '@gschool/ui';
import type { ReactNode, Ref } from 'react';

import * as styles from './Parts.css';

interface TabHeaderProps {
  title: string;
  /** How much there is, announced when it changes. */
  status?: string | undefined;
  /** What can be done with all of it. */
  children?: ReactNode;
  /** Takes the focus when the thing that had it has gone. */
  ref?: Ref<HTMLHeadingElement>;
}

/** What a tab begins with. */
export function TabHeader({ title, status, children, ref }: TabHeaderProps) {
  return (
    <div className={styles.head}>
      <div className={styles.titles}>
        <Heading level={2} ref={ref} tabIndex={-1} className={styles.focusTarget}>
          {title}
        </Heading>
        <Text tone="soft" role="status">
          {status}
        </Text>
      </div>
      {children}
    </div>
  );
}
