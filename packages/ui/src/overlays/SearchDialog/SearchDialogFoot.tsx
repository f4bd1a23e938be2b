import type { MouseEvent, Ref } from 'react';

import { isPlainClick } from '../../internal/isPlainClick';
import { Link } from '../../typography/Link/Link';
import * as styles from './SearchDialog.css';
import type { searchMessages } from './messages';

export interface SearchDialogFootProps {
  /** The element with the link. Enter in the field follows the link. */
  ref: Ref<HTMLDivElement>;
  /** The messages. */
  messages: typeof searchMessages;
  /** The link to all results. */
  all: { label: string; href: string } | undefined;
  /** Called when the link is followed in this tab. */
  onFollow: () => void;
}

/** The keyboard hints and the link to all results. */
export function SearchDialogFoot({ ref, messages, all, onFollow }: SearchDialogFootProps) {
  const keys = [
    ['↑', '↓', messages.keysMove],
    ['↵', '', messages.keysOpen],
    ['Esc', '', messages.keysClose],
  ] as const;
  const follow = (event: MouseEvent) => {
    if ((event.target as Element).closest('a') && isPlainClick(event)) onFollow();
  };
  return (
    <div className={styles.foot} data-bare={!all || undefined}>
      <div className={styles.keys} aria-hidden>
        {keys.map(([first, second, meaning]) => (
          <span key={first} className={styles.key}>
            <kbd className={styles.cap}>{first}</kbd>
            {second && <kbd className={styles.cap}>{second}</kbd>}
            <span>{meaning}</span>
          </span>
        ))}
      </div>
      <div ref={ref} className={styles.all} onClick={follow}>
        {all && <Link href={all.href}>{all.label}</Link>}
      </div>
    </div>
  );
}
