import { Button, Container, EmptyState, Heading, Stack, Text, icons } from '@gschool/ui';

import { useT } from '../../i18n/useT';
import { FilmCard } from '../../shared/FilmCard';
import { ProductCard } from '../../shared/ProductCard';
import { useSearchQuery } from '../../shared/useSearchQuery';
import * as css from './SearchResults.css';
import { searchSamples } from './searchSamples';

/** What a search finds among the samples, as one types; the count is read out. */
export function SearchResults() {
  const t = useT();
  const { query, setQuery } = useSearchQuery();
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
            icon={icons.search}
            title={t('search.count', { count })}
            action={<Button onClick={() => setQuery('')}>{t('search.clear')}</Button>}
          >
            {t('search.nothing')}
          </EmptyState>
        ) : (
          <Stack space="10">
            {films.length > 0 && (
              <Stack space="4">
                <Heading level={3} size="large">
                  {t('nav.films')}
                </Heading>
                <ul className={css.posters}>
                  {films.map((film) => (
                    <li key={film.id}>
                      <FilmCard film={film} headingLevel={4} />
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
            {pieces.length > 0 && (
              <Stack space="4">
                <Heading level={3} size="large">
                  {t('nav.merchandise')}
                </Heading>
                <ul className={css.pieces}>
                  {pieces.map((piece) => (
                    <li key={piece.id}>
                      <ProductCard piece={piece} headingLevel={4} />
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </Stack>
        )}
      </Stack>
    </Container>
  );
}
