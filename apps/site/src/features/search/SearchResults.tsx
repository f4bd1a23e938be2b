import { useLanguage } from '@gschool/app/i18n';
import { withLatinDigits } from '@gschool/domain';
import type { SearchResultGroup, SearchKind } from '@gschool/domain/search';
import { Stack } from '@gschool/ui';
import { useSearchParams } from 'react-router-dom';

import { useT } from '../../i18n/useT';
import { isNarrowed } from '../../shared/classGrid/gridAddress';
import { FoundClasses } from './FoundClasses';
import { KindChips } from './KindChips';
import { kindNames } from './kinds';
import { NothingFound } from './NothingFound';
import { ResultSection } from './ResultSection';
import { ResultSkeleton } from './ResultSkeleton';
import type { SearchSource } from './SearchSource';
import type { Answered } from './useAnswer';
import type { Thing, useThings } from './useThings';

/** Of a kind among others; all of it are one press away. */
const FEW = 4;

interface SearchResultsProps {
  answered: Answered | null;
  things: ReturnType<typeof useThings>;
  source: SearchSource;
  /** Other words were chosen. */
  onSuggestion: (query: string) => void;
}

/**
 * What was found, the kind of the best match first; `?kind=` in the address shows one alone, and
 * whole. All classes stand at the end, in a grid that can be narrowed.
 */
export function SearchResults({ answered, things, source, onSuggestion }: SearchResultsProps) {
  const t = useT();
  const language = useLanguage();
  const [params] = useSearchParams();
  if (!answered || (source.isPending && answered.answer.total === 0)) return <ResultSkeleton />;
  const { answer, query } = answered;
  if (answer.total === 0) {
    return <NothingFound answered={answered} source={source} onSuggestion={onSuggestion} />;
  }

  const asked = params.get('kind');
  const only = answer.groups.find(({ kind }) => kind === asked);
  const shown = only ? [only] : answer.groups;
  const classes = shown.find(({ kind }) => kind === 'class');
  const number = (count: number) => new Intl.NumberFormat(withLatinDigits(language)).format(count);
  const address = (kind: SearchKind | null) => {
    const next = new URLSearchParams({ q: query.trim() });
    if (kind) next.set('kind', kind);
    return `?${next.toString()}`;
  };
  const best = (group: SearchResultGroup): readonly Thing[] =>
    group.ids
      .slice(0, only && group.kind !== 'class' ? undefined : FEW)
      .flatMap((id) => things.thing(group.kind, id) ?? []);
  // The best classes only where they are few of many, and nobody wants another order.
  const isShort = (group: SearchResultGroup) =>
    group.kind !== 'class' || (group.total > FEW && !isNarrowed(params));

  return (
    <Stack space="10">
      <KindChips groups={answer.groups} only={only?.kind} address={address} number={number} />
      {shown.filter(isShort).map((group) => (
        <ResultSection
          key={group.kind}
          id={`found-${group.kind}`}
          title={t(group.kind === 'class' ? 'search.best' : kindNames[group.kind])}
          things={best(group)}
          query={query}
          more={
            !only && group.total > FEW
              ? {
                  label: t('search.more', { count: number(group.total) }),
                  href: address(group.kind),
                }
              : undefined
          }
        />
      ))}
      {classes && <FoundClasses group={classes} source={source} />}
    </Stack>
  );
}
