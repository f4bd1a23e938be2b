import { FacetSection, TextField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';
import * as styles from './ProductList.css';
import { useFacetLabels } from './useFacetLabels';

/**
 * Filters the list by what is typed. It is a facet and not a search field, because the header of the
 * page has one. It follows the URL while the reader does not type.
 */
export function KeywordFilter({
  id,
  query,
  onType,
}: {
  id: string;
  query: string;
  onType: (query: string) => void;
}) {
  const t = useT();
  const labels = useFacetLabels();
  const input = useRef<HTMLInputElement>(null);
  // The query also changes by Back, links and removed tags.
  useEffect(() => {
    const field = input.current;
    if (field && field.value.trim() !== query) field.value = query;
  }, [query]);
  const selectedCount = query === '' ? 0 : 1;
  return (
    <FacetSection
      id={id}
      title={t('products.keyword')}
      selectedCount={selectedCount}
      selectedLabel={labels.selected(selectedCount)}
    >
      <TextField
        ref={input}
        name="keyword"
        label={t('products.keyword')}
        isLabelHidden
        autoComplete="off"
        maxLength={80}
        defaultValue={query}
        className={styles.keyword}
        onChange={(event) => onType(event.currentTarget.value.trim())}
      />
    </FacetSection>
  );
}
