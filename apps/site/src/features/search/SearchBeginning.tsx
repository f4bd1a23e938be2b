import { Chip, Heading, icons, Inline, Stack } from '@gschool/ui';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import type { SearchSource } from './SearchSource';

interface SearchBeginningProps {
  /** What the member looked for before, the newest first. */
  recents: readonly string[];
  source: SearchSource;
}

/** Before there are words: those of before, and the styles of the school. */
export function SearchBeginning({ recents, source }: SearchBeginningProps) {
  const t = useT();
  const styles = source.catalogue?.styles.map(({ name }) => name) ?? [];
  const rows = [
    { id: 'search-recents', title: t('search.recents'), words: recents, icon: icons.history },
    { id: 'search-styles', title: t('search.styles'), words: styles, icon: icons.search },
  ];
  return rows
    .filter(({ words }) => words.length > 0)
    .map(({ id, title, words, icon }) => (
      <Stack key={id} as="section" space="4" aria-labelledby={id}>
        <Heading level={2} size="h3" id={id}>
          {title}
        </Heading>
        <Inline space="2">
          {words.map((word) => (
            <Chip key={word} href={paths.searchFor(word)} icon={icon}>
              <bdi>{word}</bdi>
            </Chip>
          ))}
        </Inline>
      </Stack>
    ));
}
