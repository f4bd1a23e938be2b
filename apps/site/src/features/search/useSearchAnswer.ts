import { noSearchResults, type SearchResults } from '@gschool/domain/search';
import { useEffect, useState } from 'react';

import { useSearchEngine } from './engine/useSearchEngine';
import type { SearchSource } from './SearchSource';
import type { useSearchEntries } from './useSearchEntries';

/** An answer with its query. */
export interface AnsweredQuery {
  query: string;
  answer: SearchResults;
}

const emptyResult: AnsweredQuery = { query: '', answer: noSearchResults };

/**
 * The answer for a query, with up to `limit` results per kind. The last answer stays until the next
 * one arrives; an outdated one is dropped. Null before the first.
 */
export function useSearchAnswer(
  source: SearchSource,
  { openEntries, getCatalogueEntries }: ReturnType<typeof useSearchEntries>,
  query: string,
  limit: number,
): AnsweredQuery | null {
  const engine = useSearchEngine();
  const [answered, setAnswered] = useState<AnsweredQuery | null>(null);
  const { catalogue, member } = source;
  // The version includes the member, so the next member never sees these entries.
  const paidVersion = `${member.user.uid} ${catalogue?.version ?? 'none'}`;
  const openVersion = JSON.stringify(openEntries);

  useEffect(() => {
    engine?.setEntries('catalogue', paidVersion, getCatalogueEntries);
    engine?.setEntries('open', openVersion, () => openEntries);
  }, [engine, paidVersion, getCatalogueEntries, openVersion, openEntries]);

  useEffect(() => {
    if (!engine || query.trim() === '') return;
    let isCurrent = true;
    void engine.find(query, limit).then((answer) => {
      if (isCurrent) setAnswered({ query, answer });
    });
    return () => {
      isCurrent = false;
    };
  }, [engine, query, limit, paidVersion, openVersion]);

  return query.trim() === '' ? emptyResult : answered;
}
