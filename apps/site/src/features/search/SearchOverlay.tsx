import '../../i18n/en/member.messages.json';
import '../../i18n/en/search.messages.json';

import { DataProvider } from '@gschool/data/queries';
import { getMatchRanges } from '@gschool/domain/search';
import { preloadPosterArt } from '@gschool/ui';
import { SearchDialog, type SearchGroup, type SearchResult } from '@gschool/ui/overlays';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { getFailureMessages } from './failureMessages';
import { kindLabels } from './kindLabels';
import { SearchSourceLoader, type SearchSource } from './SearchSource';
import { SubscribersOnly } from './SubscribersOnly';
import { useSearchAnswer } from './useSearchAnswer';
import { useRecents } from './useRecents';
import { useSearchEntries, type SearchResultItem } from './useSearchEntries';

void preloadPosterArt();

/** Results per kind in the dialog; the search page shows all. */
const RESULTS_PER_KIND = 5;
const SUGGESTED_STYLE_COUNT = 6;

interface SearchOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The search dialog for members. */
export function SearchOverlay(props: SearchOverlayProps) {
  return (
    <DataProvider>
      <SearchSourceLoader>{(source) => <Search {...props} source={source} />}</SearchSourceLoader>
    </DataProvider>
  );
}

const toDialogResult = (
  { kind, id, ...result }: SearchResultItem,
  query: string,
): SearchResult => ({
  ...result,
  id: `${kind}/${id}`,
  titleMatches: getMatchRanges(result.title, query),
  subtitleMatches: getMatchRanges(result.subtitle, query),
});

function Search({ isOpen, onOpenChange, source }: SearchOverlayProps & { source: SearchSource }) {
  const t = useT();
  const { key } = useLocation();
  const [query, setQuery] = useState('');
  const entries = useSearchEntries(source);
  const answered = useSearchAnswer(source, entries, query, RESULTS_PER_KIND);
  const { member, canOpenVideos } = source;
  const { recents, remember, remove, clear, refresh } = useRecents(member.user.uid);
  const { failure } = source;

  // Closes the dialog after a navigation.
  const lastKey = useRef(key);
  const close = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    close();
  }, [key]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      // Each opening starts with an empty field; the last query is the first recent search.
      setQuery('');
      refresh();
    }
  }

  const groups = (answered?.answer.groups ?? []).map(({ kind, total, ids }): SearchGroup => ({
    title: t(kindLabels[kind]),
    total,
    results: ids.flatMap((id) => {
      const result = entries.getResult(kind, id);
      return result ? [toDialogResult(result, answered?.query ?? '')] : [];
    }),
  }));
  const isSearching = answered === null || (source.isPending && groups.length === 0);
  const styles =
    source.catalogue?.styles.slice(0, SUGGESTED_STYLE_COUNT).map(({ name }) => name) ?? [];

  return (
    <SearchDialog
      label={t(canOpenVideos ? 'search.label' : 'search.labelOpen')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      query={query}
      onQuery={setQuery}
      groups={groups}
      resultsQuery={answered?.query}
      status={failure ? 'failed' : isSearching ? 'loading' : 'ready'}
      failure={failure ? getFailureMessages(failure, t) : undefined}
      onRetry={source.retry}
      onSelect={() => remember(query)}
      recent={recents}
      onRemoveRecent={remove}
      onClearRecent={clear}
      suggestions={query.trim() === '' ? styles : answered?.answer.suggestions}
      allResults={
        groups.length > 0 || isSearching
          ? { label: t('search.all'), href: paths.searchFor(query.trim()) }
          : undefined
      }
      browseLink={
        canOpenVideos
          ? { label: t('search.browse'), href: paths.videos }
          : { label: t('search.browseEvents'), href: paths.events }
      }
      notice={canOpenVideos ? undefined : <SubscribersOnly member={member} />}
    />
  );
}
