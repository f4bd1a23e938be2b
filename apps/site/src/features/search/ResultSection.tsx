import { Heading, Inline, Link, Stack } from '@gschool/ui';

import { ResultList } from './ResultList';
import type { Thing } from './useThings';

interface ResultSectionProps {
  /** Unique on the page. */
  id: string;
  title: string;
  things: readonly Thing[];
  /** What is marked in them. */
  query: string;
  /** Where the rest of them is. */
  more?: { label: string; href: string } | undefined;
}

/** Results under a heading. */
export function ResultSection({ id, title, things, query, more }: ResultSectionProps) {
  return (
    <section aria-labelledby={id}>
      <Stack space="4">
        <Inline space="4" align="baseline" justify="between">
          <Heading level={2} size="h3" id={id}>
            {title}
          </Heading>
          {more && <Link href={more.href}>{more.label}</Link>}
        </Inline>
        <ResultList things={things} query={query} />
      </Stack>
    </section>
  );
}
