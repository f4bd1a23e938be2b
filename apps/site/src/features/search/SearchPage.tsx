import '../../i18n/en/catalogue.messages.json';
import '../../i18n/en/member.messages.json';
import '../../i18n/en/search.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { Container, SearchField, Stack, Text } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as layoutStyles from '../../shared/layout.css';
import { SearchSuggestions } from './SearchSuggestions';
import { SearchNotices } from './SearchNotices';
import * as styles from './SearchPage.css';
import { SearchResults } from './SearchResults';
import { SearchSourceLoader, type SearchSource } from './SearchSource';
import { useSearchAnswer } from './useSearchAnswer';
import { useSearchQuery } from './useSearchQuery';
import { useRecents } from './useRecents';
import { useSearchEntries } from './useSearchEntries';

/** `/search?q=`: all results of all kinds for a query, for members. */
export function SearchPage() {
  return <SearchSourceLoader>{(source) => <Page source={source} />}</SearchSourceLoader>;
}

function Page({ source }: { source: SearchSource }) {
  const t = useT();
  const { query, setQuery } = useSearchQuery();
  const entries = useSearchEntries(source);
  const answered = useSearchAnswer(source, entries, query, Infinity);
  const { member, canOpenVideos } = source;
  const { recents, remember } = useRecents(member.user.uid);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Focuses the field when there is no query; otherwise the results are read first.
    if (field.current?.value === '') field.current.focus({ preventScroll: true });
  }, []);

  const shown = query.trim() === '' ? '' : answered?.query.trim() || query.trim();
  useBreadcrumb({
    name: shown === '' ? t('search.title') : t('search.heading', { query: shown }),
    variant: 'task',
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('search.title'), active: true },
    ],
  });
  return (
    <Container>
      <Stack space="8" className={layoutStyles.pageBlock}>
        <Stack space="5">
          <form
            role="search"
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              remember(query);
            }}
          >
            <SearchField
              ref={field}
              name="q"
              label={t(canOpenVideos ? 'search.label' : 'search.labelOpen')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </form>
          <SearchNotices source={source} />
          <Text tone="muted" role="status">
            {query.trim() === ''
              ? t('search.intro')
              : answered && !source.isPending
                ? t('search.count', { count: answered.answer.total })
                : t('loading')}
          </Text>
        </Stack>
        {query.trim() === '' ? (
          <SearchSuggestions recents={recents} source={source} />
        ) : (
          <SearchResults
            answered={answered}
            entries={entries}
            source={source}
            onSuggestion={setQuery}
          />
        )}
      </Stack>
    </Container>
  );
}
