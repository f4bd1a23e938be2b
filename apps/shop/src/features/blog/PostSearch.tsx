import { SearchField } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { useT } from '../../i18n/useT';

export interface PostSearchProps {
  /** What the address asks for. */
  query: string;
  onSearch: (query: string) => void;
}

/** A search over the posts, as one types; the address keeps up. */
export function PostSearch({ query, onSearch }: PostSearchProps) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);

  // The address changes without typing too: a link, the back button.
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
