import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import { Icon } from '../../data-display/Icon/Icon';
import { IconButton } from '../../actions/IconButton/IconButton';
import type { SearchDialogBodyProps } from './searchDialogProps';
import * as styles from './SearchDialog.css';
import { SearchSuggestions } from './SearchSuggestions';

/** The content while the field is empty: recent searches and suggestions. */
export function SearchIdle(props: SearchDialogBodyProps) {
  const { recent = [], suggestions = [], messages, onQuery, onRemoveRecent, onClearRecent } = props;
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.group}>
          <div className={styles.sectionHead}>
            <h2 className={styles.heading}>{messages.recent}</h2>
            {onClearRecent && (
              <Button variant="plain" size="small" onClick={onClearRecent}>
                {messages.clearRecent}
              </Button>
            )}
          </div>
          <ul className={styles.recentList}>
            {recent.map((query) => (
              <li key={query} className={styles.recent}>
                <button
                  type="button"
                  className={styles.recentItem}
                  data-search-word=""
                  onClick={() => onQuery(query)}
                >
                  <span className={styles.glass}>
                    <Icon icon={icons.history} />
                  </span>
                  <bdi>{query}</bdi>
                </button>
                {onRemoveRecent && (
                  <IconButton
                    label={messages.removeRecent(query)}
                    icon={icons.close}
                    size="small"
                    onClick={() => onRemoveRecent(query)}
                  />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <SearchSuggestions label={messages.suggestions} items={suggestions} onQuery={onQuery} />
    </>
  );
}
