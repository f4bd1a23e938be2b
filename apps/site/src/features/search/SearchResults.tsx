import { useLanguage } from '@gschool/app/i18n';
import { withLatinDigits } from '@gschool/domain';
import type { SearchResultGroup, SearchKind } from '@gschool/domain/search';
import { Stack, CardGridSkeleton, Skeleton } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { hasGridParams } from '../../shared/classGrid/gridParams';
import { ClassResults } from './ClassResults';
import { KindChips } from './KindChips';
import { kindLabels } from './kindLabels';
import { NoResults } from './NoResults';
import { ResultSection } from './ResultSection';
import type { SearchSource } from './SearchSource';
import type { AnsweredQuery } from './useSearchAnswer';
import type { SearchResultItem, useSearchEntries } from './useSearchEntries';

/** Results per kind while several kinds are shown. */
const PREVIEW_COUNT = 4;

interface SearchResultsProps {
  answered: AnsweredQuery | null;
  entries: ReturnType<typeof useSearchEntries>;
  source: SearchSource;
  /** Receives the suggestion that was chosen. */
  onSuggestion: (query: string) => void;
}

/**
 * The results, the kind of the best match first. `?kind=` selects one kind and shows all of it. All
 * matching classes come last, in a grid with filters.
 */
export function SearchResults({ answered, entries, source, onSuggestion }: SearchResultsProps) {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  if (!answered || (source.isPending && answered.answer.total === 0)) return <ResultSkeleton />;
  const { answer, query } = answered;
  if (answer.total === 0) {
    return <NoResults answered={answered} source={source} onSuggestion={onSuggestion} />;
  }

  const requestedKind = params.get('kind');
  const selectedGroup = answer.groups.find(({ kind }) => kind === requestedKind);
  const shown = selectedGroup ? [selectedGroup] : answer.groups;
  const classes = shown.find(({ kind }) => kind === 'class');
  const formatCount = (count: number) =>
    new Intl.NumberFormat(withLatinDigits(language)).format(count);
  const getHref = (kind: SearchKind | null) => {
    const next = new URLSearchParams({ q: query.trim() });
    if (kind) next.set('kind', kind);
    return `?${next.toString()}`;
  };
  const getPreview = (group: SearchResultGroup): readonly SearchResultItem[] =>
    group.ids
      .slice(0, selectedGroup && group.kind !== 'class' ? undefined : PREVIEW_COUNT)
      .flatMap((id) => entries.getResult(group.kind, id) ?? []);
  // The preview of classes is left out when all fit into it, or when the grid is filtered or
  // sorted.
  const hasPreview = (group: SearchResultGroup) =>
    group.kind !== 'class' || (group.total > PREVIEW_COUNT && !hasGridParams(params));

  return (
    <Stack space="10">
      <KindChips
        groups={answer.groups}
        selectedKind={selectedGroup?.kind}
        getHref={getHref}
        formatCount={formatCount}
      />
      {shown.filter(hasPreview).map((group) => (
        <ResultSection
          key={group.kind}
          id={`found-${group.kind}`}
          title={t(group.kind === 'class' ? 'search.best' : kindLabels[group.kind])}
          results={getPreview(group)}
          query={query}
          more={
            !selectedGroup && group.total > PREVIEW_COUNT
              ? {
                  label: t('search.more', { count: formatCount(group.total) }),
                  href: getHref(group.kind),
                }
              : undefined
          }
        />
      ))}
      {classes && <ClassResults group={classes} source={source} />}
    </Stack>
  );
}

/** A placeholder for results that are loading. */
function ResultSkeleton() {
  return (
    <Stack space="5" aria-busy="true">
      <Skeleton size="h3" width="short" />
      <CardGridSkeleton />
    </Stack>
  );
}
