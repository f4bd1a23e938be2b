import * as icons from '../../data-display/Icon/icons';
import { Button } from '../../actions/Button/Button';
import * as styles from './SearchDialog.css';

export interface SearchSuggestionsProps {
  /** The heading. */
  label: string;
  /** The words. */
  items: readonly string[];
  /** One of them was chosen. */
  onQuery: (query: string) => void;
}

/** Words worth trying. Renders nothing without any. */
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
