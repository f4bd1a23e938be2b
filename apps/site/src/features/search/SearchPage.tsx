import '../../i18n/en/catalogue.messages.json';
import '../../i18n/en/member.messages.json';
import '../../i18n/en/search.messages.json';

import { useBreadcrumb } from '@gschool/app';
import { Container, SearchField, Stack, Text } from '@gschool/ui';
import { useEffect, useRef } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { pageBlock } from '../../shared/layout.css';
import { SearchBeginning } from './SearchBeginning';
import { SearchNews } from './SearchNews';
import { form } from './SearchPage.css';
import { SearchResults } from './SearchResults';
import { SearchSourceOf, type SearchSource } from './SearchSource';
import { useAnswer } from './useAnswer';
import { useQueryInAddress } from './useQueryInAddress';
import { useRecents } from './useRecents';
import { useThings } from './useThings';

/** Everything that is found for the words in the address, of every kind; for whoever is signed in. */
export function SearchPage() {
  return <SearchSourceOf>{(source) => <Page source={source} />}</SearchSourceOf>;
}

function Page({ source }: { source: SearchSource }) {
  const t = useT();
  const { query, setQuery } = useQueryInAddress();
  const things = useThings(source);
  const answered = useAnswer(source, things, query, Infinity);
  const { user, isSubscribed } = source.member;
  const { recents, remember } = useRecents(user.uid);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // Without words there is one thing to do here; results are read first.
    if (field.current?.value === '') field.current.focus({ preventScroll: true });
  }, []);

  const shown = query.trim() === '' ? '' : answered?.query.trim() || query.trim();
  useBreadcrumb({
    name: shown === '' ? t('search.title') : t('search.heading', { query: shown }),
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('search.title'), active: true },
    ],
  });
  return (
    <Container>
      <Stack space="8" className={pageBlock}>
        <Stack space="5">
          <form
            role="search"
            className={form}
            onSubmit={(event) => {
              event.preventDefault();
              remember(query);
            }}
          >
            <SearchField
              ref={field}
              name="q"
              label={t(isSubscribed ? 'search.label' : 'search.labelOpen')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </form>
          <SearchNews source={source} />
          <Text tone="soft" role="status">
            {query.trim() === ''
              ? t('search.intro')
              : answered && !source.isPending
                ? t('search.count', { count: answered.answer.total })
                : t('loading')}
          </Text>
        </Stack>
        {query.trim() === '' ? (
          <SearchBeginning recents={recents} source={source} />
        ) : (
          <SearchResults
            answered={answered}
            things={things}
            source={source}
            onSuggestion={setQuery}
          />
        )}
      </Stack>
    </Container>
  );
}
