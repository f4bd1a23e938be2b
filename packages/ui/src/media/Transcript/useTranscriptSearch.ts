import { useDeferredValue, useMemo, useState } from 'react';

import { findMatches, type Match } from './findMatches';
import type { TranscriptParagraph } from './groupCues';

export interface TranscriptSearch {
  query: string;
  setQuery: (query: string) => void;
  /** The matches of each paragraph that has some, by its index. */
  byParagraph: ReadonlyMap<number, readonly Match[]>;
  count: number;
  /** The match that was moved to, counted from 0; -1 before. */
  activeIndex: number;
  /** The paragraph of that match, and which of its matches it is; null before. */
  active: { paragraph: number; match: number } | null;
  /** Moves to the next or the previous match, around the ends. */
  move: (step: 1 | -1) => void;
}

/** Searches the paragraphs while the reader types. */
export function useTranscriptSearch(paragraphs: readonly TranscriptParagraph[]): TranscriptSearch {
  const [query, setQuery] = useState('');
  const [activeIndex, setActiveIndex] = useState(-1);
  const searched = useDeferredValue(query);
  const { byParagraph, all } = useMemo(() => {
    const found = paragraphs
      .map(({ index, text }) => [index, findMatches(text, searched)] as const)
      .filter(([, matches]) => matches.length > 0);
    return {
      byParagraph: new Map(found),
      all: found.flatMap(([paragraph, matches]) =>
        matches.map((_, match) => ({ paragraph, match })),
      ),
    };
  }, [paragraphs, searched]);
  return {
    query,
    setQuery: (next) => {
      setQuery(next);
      setActiveIndex(-1);
    },
    byParagraph,
    count: all.length,
    activeIndex,
    active: all[activeIndex] ?? null,
    move: (step) => {
      if (all.length === 0) return;
      const from = activeIndex < 0 && step < 0 ? 0 : activeIndex;
      setActiveIndex((from + step + all.length) % all.length);
    },
  };
}
