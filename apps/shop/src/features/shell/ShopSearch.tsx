import { SearchField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';
import { useSearchQuery } from '../../shared/useSearchQuery';
import * as styles from './ShopSearch.css';

/**
 * The search field of the header. Results appear on the start page: while typing there, after Enter
 * on other pages.
 */
export function ShopSearch() {
  const t = useT();
  const { query, setQuery, setQueryOnStartPage } = useSearchQuery();
  const input = useRef<HTMLInputElement>(null);

  // The URL also changes by links, the back button and “Clear the search”.
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
