import { Heading, Inline, Link, Stack } from '@gschool/ui';

import { ResultList } from './ResultList';
import type { SearchResultItem } from './useSearchEntries';

interface ResultSectionProps {
  /** Unique on the page. */
  id: string;
  title: string;
  results: readonly SearchResultItem[];
  /** The query whose matches are marked. */
  query: string;
  /** The link to all results of this kind. */
  more?: { label: string; href: string } | undefined;
}

/** Results of one kind under a heading. */
export function ResultSection({ id, title, results, query, more }: ResultSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Stack space="4">
        <Inline space="4" align="baseline" justify="between">
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          {more && <Link href={more.href}>{more.label}</Link>}
        </Inline>
        <ResultList results={results} query={query} />
      </Stack>
    </section>
  );
}
