import type { MouseEvent, Ref } from 'react';

import { isPlainClick } from '../../internal/isPlainClick';
import { Link } from '../../typography/Link/Link';
import * as styles from './SearchDialog.css';
import type { searchMessages } from './messages';

export interface SearchDialogFootProps {
  /** The place of the link, for Enter in the field. */
  ref: Ref<HTMLDivElement>;
  /** The messages. */
  words: typeof searchMessages;
  /** The page with everything that was found. */
  all: { label: string; href: string } | undefined;
  /** It was followed here, and not into another tab. */
  onFollow: () => void;
}

/** The keyboard hints and the link to all results. */
export function SearchDialogFoot({ ref, words, all, onFollow }: SearchDialogFootProps) {
  const keys = [
    ['↑', '↓', words.keysMove],
    ['↵', '', words.keysOpen],
    ['Esc', '', words.keysClose],
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
            {meaning}
          </span>
        ))}
      </div>
      <div ref={ref} className={styles.all} onClick={follow}>
        {all && <Link href={all.href}>{all.label}</Link>}
      </div>
    </div>
  );
}
