import { noSearchResults, type SearchResults } from '@gschool/domain/search';
import { useEffect, useState } from 'react';

import { useSearchEngine } from './engine/useSearchEngine';
import type { SearchSource } from './SearchSource';
import type { useThings } from './useThings';

/** An answer, and the words that it answers. */
export interface Answered {
  query: string;
  answer: SearchResults;
}

const nothing: Answered = { query: '', answer: noSearchResults };

/**
 * What the engine finds for the words in the field, up to `limit` of a kind. The last answer
 * stays until the next is there; one that comes too late is dropped. Null before the first.
 */
export function useAnswer(
  source: SearchSource,
  { open, paid }: ReturnType<typeof useThings>,
  query: string,
  limit: number,
): Answered | null {
  const engine = useSearchEngine();
  const [answered, setAnswered] = useState<Answered | null>(null);
  const { catalogue, member } = source;
  // A version belongs to a member: nobody finds what the one before might.
  const paidVersion = `${member.user.uid} ${catalogue?.version ?? 'none'}`;
  const openVersion = JSON.stringify(open);

  useEffect(() => {
    engine?.hold('catalogue', paidVersion, paid);
    engine?.hold('open', openVersion, () => open);
  }, [engine, paidVersion, paid, openVersion, open]);

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

  return query.trim() === '' ? nothing : answered;
}
