import type { MouseEvent } from 'react';

import * as icons from '../../data-display/Icon/icons';
import { Icon } from '../../data-display/Icon/Icon';
import { isPlainClick } from '../../internal/isPlainClick';
import { Picture } from '../../media/Picture/Picture';
import { useUi } from '../../providers/UiProvider/UiProvider';
import { Marked } from './Marked';
import type { SearchResult } from './results';
import * as styles from './SearchDialog.css';

export interface SearchOptionProps {
  /** Its ID, for the field's `aria-activedescendant`. */
  id: string;
  /** The result to show. */
  result: SearchResult;
  /** Whether it is the active option. */
  isActive: boolean;
  /** Called when the link is followed in this tab. */
  onFollow: () => void;
}

/** One result: an option of the listbox that is also a link. */
export function SearchOption({ id, result, isActive, onFollow }: SearchOptionProps) {
  const { Link } = useUi();
  return (
    <Link
      href={result.href}
      id={id}
      role="option"
      aria-selected={isActive}
      // The focus stays in the field, which refers to the active option by its ID.
      tabIndex={-1}
      className={styles.option}
      onClick={(event: MouseEvent) => {
        if (isPlainClick(event)) onFollow();
      }}
    >
      <span className={styles.thumb}>
        {result.picture ? (
          <Picture picture={result.picture} alt="" />
        ) : (
          <Icon icon={result.icon ?? icons.search} />
        )}
      </span>
      <span className={styles.text}>
        <bdi className={styles.title} lang={result.titleLang}>
          <Marked text={result.title} ranges={result.titleMatches} />
        </bdi>
        {result.subtitle && (
          <span className={styles.subtitle}>
            <Marked text={result.subtitle} ranges={result.subtitleMatches} />
          </span>
        )}
      </span>
      {result.kind && <span className={styles.kind}>{result.kind}</span>}
    </Link>
  );
}
