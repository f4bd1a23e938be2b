import '../../i18n/en/search.messages.json';
import '../../i18n/en/shopping.messages.json';
import '../../i18n/en/media.messages.json';

import { useProducts } from '@gschool/data/shop';
import { Button, Container, EmptyState, Heading, Link, Stack, Text, icons } from '@gschool/ui';
import { useLingui } from '@lingui/react';
import { useDeferredValue, useMemo } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useMedia } from '../../shared/media/useMedia';
import { useSearchQuery } from '../../shared/useSearchQuery';
import { ResultGroup } from './ResultGroup';
import * as styles from './SearchResults.css';
import { createShopSearch } from './shopSearch';

/** The maximum number of results per kind. The list pages have their own search. */
const LIMIT = 24;

const none: readonly never[] = [];

/**
 * Shows search results among titles, people, products and posts while the reader types. The count
 * is announced.
 */
export function SearchResults() {
  const t = useT();
  const { query: typed, setQuery } = useSearchQuery();
  // Typing does not wait for the results.
  const query = useDeferredValue(typed);
  const { data: products = none, isPending } = useProducts();
  const media = useMedia();
  const { i18n } = useLingui();
  const index = useMemo(
    () => createShopSearch(products, media, (id) => i18n._(id)),
    // `i18n` changes with the language, and the catalog with it.
    [products, media, i18n],
  );
  const { groups, total, suggestions } = useMemo(() => index.find(query, LIMIT), [index, query]);
  const isWaiting = total === 0 && isPending;
  return (
    <Container as="section" aria-labelledby="results" className={styles.section}>
      <Stack space="6">
        <div className={styles.head}>
          <Heading level={2} id="results" className={styles.title}>
            {t('search.results', { query })}
          </Heading>
          <Text role="status" tone="muted" size="lg">
            {isWaiting ? t('products.loading') : t('search.count', { count: total })}
          </Text>
        </div>
        {total === 0 && !isWaiting && (
          <EmptyState
            level={3}
            icon={icons.search}
            title={t('search.count', { count: 0 })}
            action={<Button onClick={() => setQuery('')}>{t('search.clear')}</Button>}
          >
            {t('search.nothing')}
            {suggestions.length > 0 && (
              <span>
                {' '}
                <span>{t('search.instead')}</span>{' '}
                {suggestions.map((suggestion, at) => (
                  <span key={suggestion}>
                    {at > 0 && ' · '}
                    <Link href={paths.search(suggestion)}>{suggestion}</Link>
                  </span>
                ))}
              </span>
            )}
          </EmptyState>
        )}
        <Stack space="10">
          {groups.map((group) => (
            <ResultGroup key={group.kind} group={group} products={products} />
          ))}
        </Stack>
      </Stack>
    </Container>
  );
}
