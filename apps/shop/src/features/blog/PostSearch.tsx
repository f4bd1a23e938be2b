import { SearchField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';

export interface PostSearchProps {
  /** The query in the URL. */
  query: string;
  onSearch: (query: string) => void;
}

/** Searches the posts while the reader types and stores the query in the URL. */
export function PostSearch({ query, onSearch }: PostSearchProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);

  // Links and the Back button also change the URL.
  useEffect(() => {
    const field = input.current;
    if (field && field.value.trim() !== query) field.value = query;
  }, [query]);

  return (
    <form
      role="search"
      aria-label={t('blog.search')}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(input.current?.value.trim() ?? '');
      }}
    >
      <SearchField
        ref={input}
        name="q"
        label={t('blog.search')}
        defaultValue=""
        onChange={(event) => onSearch(event.currentTarget.value.trim())}
      />
    </form>
  );
}
