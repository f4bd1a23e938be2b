import { Button, Container, EmptyState, Heading, Stack, Text } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { FilmCard } from '../../shared/FilmCard';
import { ProductCard } from '../../shared/ProductCard';
import { useSearchQuery } from '../../shared/useSearchQuery';
import * as css from './SearchResults.css';
import { searchSamples } from './searchSamples';

/** What a search finds among the samples, as one types; the count is read out. */
export function SearchResults({ query }: { query: string }) {
  const t = useT();
  const { setQuery } = useSearchQuery();
  const { films, pieces } = searchSamples(query);
  const count = films.length + pieces.length;
  return (
    <Container as="section" aria-labelledby="results" className={css.section}>
      <Stack space="6">
        <div className={css.head}>
          <Heading level={2} id="results" className={css.title}>
            {t('search.results', { query })}
          </Heading>
          <Text role="status" tone="soft" size="lg">
            {t('search.count', { count })}
          </Text>
        </div>
        {count === 0 ? (
          <EmptyState
            level={3}
            icon="search"
            title={t('search.count', { count })}
            action={<Button onClick={() => setQuery('')}>{t('search.clear')}</Button>}
          >
            {t('search.nothing')}
          </EmptyState>
        ) : (
          <ul className={css.grid}>
            {films.map((film) => (
              <li key={film.id}>
                <FilmCard film={film} />
              </li>
            ))}
            {pieces.map((piece) => (
              <li key={piece.id}>
                <ProductCard piece={piece} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Container>
  );
}
