import { useDeferredValue, useMemo, useState } from 'react';

import { findMatches, type Match } from '../../internal/findMatches';
import type { TranscriptParagraph } from './groupCues';

export interface TranscriptSearch {
  query: string;
  setQuery: (query: string) => void;
  /** The matches of each paragraph that has some, by its index. */
  byParagraph: ReadonlyMap<number, readonly Match[]>;
  count: number;
  /** The index of the active match; -1 before the first move. */
  activeIndex: number;
  /**
   * The paragraph of the active match, and the index of the match in it; null before the first
   * move.
   */
  active: { paragraph: number; match: number } | null;
  /** Moves to the next or the previous match, and wraps around at the ends. */
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
