import { SearchField } from '@gschool/ui';
import type { ReactNode } from 'react';

export interface QuestionSearchProps {
  label: string;
  query: string;
  onQueryChange: (query: string) => void;
  onFocus?: (() => void) | undefined;
  /** Shown below the field, inside the form. */
  children?: ReactNode;
}

/** The search field of the questions page, which filters while the reader types. */
export function QuestionSearch(props: QuestionSearchProps) {
  const { label, query, onQueryChange, onFocus, children } = props;
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()}>
      <SearchField
        name="words"
        label={label}
        value={query}
        onFocus={onFocus}
        onChange={(event) => onQueryChange(event.currentTarget.value)}
      />
      {children}
    </form>
  );
}
