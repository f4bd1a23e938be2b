import { SearchField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';

/** The search field of the list. While the reader is not typing, it follows the URL. */
export function ProductSearch({
  query,
  onSearch,
  className,
}: {
  query: string;
  onSearch: (query: string) => void;
  className?: string | undefined;
}) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  // Back, links and removed tags also change the query.
  useEffect(() => {
    const field = input.current;
    if (field && field.value.trim() !== query) field.value = query;
  }, [query]);
  return (
    <search className={className}>
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchField
          ref={input}
          name="q"
          label={t('products.search')}
          defaultValue={query}
          maxLength={80}
          onChange={(event) => onSearch(event.currentTarget.value.trim())}
        />
      </form>
    </search>
  );
}
