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
import { failureWords } from './failureWords';
import { kindNames } from './kinds';
import { SearchSourceOf, type SearchSource } from './SearchSource';
import { SubscribersOnly } from './SubscribersOnly';
import { useAnswer } from './useAnswer';
import { useRecents } from './useRecents';
import { useThings, type Thing } from './useThings';

void preloadPosterArt();

/** Results of one kind that the dialog lists; the page has them all. */
const LISTED = 5;
const SUGGESTED_STYLES = 6;

interface SearchOverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The search over any page, for whoever is signed in. */
export function SearchOverlay(props: SearchOverlayProps) {
  return (
    <DataProvider>
      <SearchSourceOf>{(source) => <Search {...props} source={source} />}</SearchSourceOf>
    </DataProvider>
  );
}

const toResult = ({ kind, id, ...thing }: Thing, query: string): SearchResult => ({
  ...thing,
  id: `${kind}/${id}`,
  titleMatches: getMatchRanges(thing.title, query),
  subtitleMatches: getMatchRanges(thing.subtitle, query),
});

function Search({ isOpen, onOpenChange, source }: SearchOverlayProps & { source: SearchSource }) {
  const t = useT();
  const { key } = useLocation();
  const [query, setQuery] = useState('');
  const things = useThings(source);
  const answered = useAnswer(source, things, query, LISTED);
  const { user, isSubscribed } = source.member;
  const { recents, remember, remove, clear, refresh } = useRecents(user.uid);
  const { failure } = source;

  // A link in the dialog led elsewhere, or Back did.
  const place = useRef(key);
  const leave = useEffectEvent(() => onOpenChange(false));
  useEffect(() => {
    if (place.current === key) return;
    place.current = key;
    leave();
  }, [key]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      // Every search begins with an empty field; what was typed last is the first recent one.
      setQuery('');
      refresh();
    }
  }

  const groups = (answered?.answer.groups ?? []).map(({ kind, total, ids }): SearchGroup => ({
    title: t(kindNames[kind]),
    total,
    results: ids.flatMap((id) => {
      const thing = things.thing(kind, id);
      return thing ? [toResult(thing, answered?.query ?? '')] : [];
    }),
  }));
  const isSearching = answered === null || (source.isPending && groups.length === 0);
  const styles = source.catalogue?.styles.slice(0, SUGGESTED_STYLES).map(({ name }) => name) ?? [];

  return (
    <SearchDialog
      label={t(isSubscribed ? 'search.label' : 'search.labelOpen')}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      query={query}
      onQuery={setQuery}
      groups={groups}
      answered={answered?.query}
      status={failure ? 'failed' : isSearching ? 'loading' : 'ready'}
      failure={failure ? failureWords(failure, t) : undefined}
      onRetry={source.retry}
      onChoose={() => remember(query)}
      recent={recents}
      onRemoveRecent={remove}
      onClearRecent={clear}
      suggestions={query.trim() === '' ? styles : answered?.answer.suggestions}
      allResults={
        groups.length > 0 || isSearching
          ? { label: t('search.all'), href: paths.searchFor(query.trim()) }
          : undefined
      }
      browse={
        isSubscribed
          ? { label: t('search.browse'), href: paths.videos }
          : { label: t('search.browseEvents'), href: paths.events }
      }
      notice={isSubscribed ? undefined : <SubscribersOnly member={source.member} />}
    />
  );
}
