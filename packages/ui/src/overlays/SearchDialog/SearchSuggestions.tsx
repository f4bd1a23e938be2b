import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import * as styles from './SearchDialog.css';

export interface SearchSuggestionsProps {
  /** The heading. */
  label: string;
  /** The suggested queries. */
  items: readonly string[];
  /** Called with the selected suggestion. */
  onQuery: (query: string) => void;
}

/** Suggested queries. An empty list renders nothing. */
export function SearchSuggestions({ label, items, onQuery }: SearchSuggestionsProps) {
  if (items.length === 0) return null;
  return (
    <section className={styles.group}>
      <div className={styles.sectionHead}>
        <h2 className={styles.heading}>{label}</h2>
      </div>
      <div className={styles.chips}>
        {items.map((item) => (
          <Button
            key={item}
            variant="quiet"
            size="small"
            iconStart={icons.search}
            data-search-word=""
            onClick={() => onQuery(item)}
          >
            <bdi>{item}</bdi>
          </Button>
        ))}
      </div>
    </section>
  );
}
