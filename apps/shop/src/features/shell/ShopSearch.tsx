import { SearchField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';
import { useSearchQuery } from '../../shared/useSearchQuery';
import * as styles from './ShopSearch.css';

/**
 * The header's search field. Results appear on the start page: while typing if it is open, or after
 * Enter on other pages.
 */
export function ShopSearch() {
  const t = useT();
  const { query, setQuery, setQueryOnStartPage } = useSearchQuery();
  const input = useRef<HTMLInputElement>(null);

  // Links, the Back button and “Clear the search” also change the URL.
  useEffect(() => {
    const field = input.current;
    if (field && field.value.trim() !== query) field.value = query;
  }, [query]);

  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setQuery(input.current?.value.trim() ?? '');
        }}
      >
        <SearchField
          ref={input}
          name="q"
          label={t('search.label')}
          placeholder={t('search.placeholder')}
          defaultValue=""
          onChange={(event) => setQueryOnStartPage(event.currentTarget.value.trim())}
        />
      </form>
    </search>
  );
}
