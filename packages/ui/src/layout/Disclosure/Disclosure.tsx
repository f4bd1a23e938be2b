import type { ReactNode, ToggleEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import * as styles from './Disclosure.css';
import { Icon } from '../../data-display/Icon/Icon';
import { classNames } from '../../internal/classNames';

export interface DisclosureProps {
  /** The question or the topic; the name of the control. */
  summary: ReactNode;
  /** The collapsible content. The browser’s find-in-page also searches it while it is closed. */
  children: ReactNode;
  /** Lets a URL link here: `#id`. */
  id?: string | undefined;
  /**
   * The heading level of the summary.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Whether it is open initially, or opened later by the page. The reader can still close it. */
  isOpen?: boolean | undefined;
  /** Called on every change: by the reader, a URL or the browser’s find-in-page. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/** A styled native `details` element. */
export function Disclosure({
  summary,
  children,
  id,
  headingLevel = 3,
  isOpen,
  onToggle,
  className,
}: DisclosureProps) {
  const Summary = `h${headingLevel}` as const;
  return (
    <details
      id={id}
      className={classNames(styles.disclosure, className)}
      open={isOpen}
      onToggle={(event: ToggleEvent<HTMLDetailsElement>) => onToggle?.(event.newState === 'open')}
    >
      <summary className={styles.summary}>
        <Summary className={styles.title}>{summary}</Summary>
        <Icon icon={icons.chevronDown} className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
