import type { ReactNode, ToggleEvent } from 'react';
import * as icons from '../../data-display/Icon/icons';
import * as styles from './Disclosure.css';
import { Icon } from '../../data-display/Icon/Icon';
import { classNames } from '../../internal/classNames';

export interface DisclosureProps {
  /** What is asked, or what the hidden part is about; the control's name. */
  summary: ReactNode;
  /** The answer; the browser's own search finds and opens it while it is closed. */
  children: ReactNode;
  /** Lets a URL link here: `#id`. */
  id?: string | undefined;
  /**
   * The summary's place in the page's outline.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** Open from the first moment, or opened by the page; the reader can close it again. */
  isOpen?: boolean | undefined;
  /** Called on every change: by hand, by a URL or by the browser’s find-in-page. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  className?: string | undefined;
}

/** One line that opens what is behind it, in its place: the browser's own disclosure, dressed. */
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
