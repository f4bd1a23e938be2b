import { Chip, Heading, icons, Inline, Stack } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { SearchSource } from './SearchSource';

interface SearchSuggestionsProps {
  /** The member's recent searches, the newest first. */
  recents: readonly string[];
  source: SearchSource;
}

/** The state before typing: recent searches and the styles of the catalogue. */
export function SearchSuggestions({ recents, source }: SearchSuggestionsProps) {
  const t = useT();
  const styles = source.catalogue?.styles.map(({ name }) => name) ?? [];
  const rows = [
    { id: 'search-recents', title: t('search.recents'), queries: recents, icon: icons.history },
    { id: 'search-styles', title: t('search.styles'), queries: styles, icon: icons.search },
  ];
  return rows
    .filter(({ queries }) => queries.length > 0)
    .map(({ id, title, queries, icon }) => (
      <Stack key={id} as="section" space="4" aria-labelledby={id}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Inline space="2">
          {queries.map((query) => (
            <Chip key={query} href={paths.searchFor(query)} icon={icon}>
              <bdi>{query}</bdi>
            </Chip>
          ))}
        </Inline>
      </Stack>
    ));
}
