import { useEffect, useState, type ReactNode } from 'react';

import { getPressedKey } from '../../internal/getPressedKey';
import * as styles from './Transcript.css';
import type { transcriptMessages } from './messages';
import type { TranscriptSearch } from './useTranscriptSearch';
import { IconButton } from '../../actions/IconButton/IconButton';
import { chevronDown, chevronUp } from '../../data-display/Icon/icons';
import { SearchField } from '../../forms/SearchField/SearchField';

/** How long typing must pause before the result is announced, so that it is announced once. */
const ANNOUNCE_AFTER_MS = 600;

interface TranscriptSearchFieldProps {
  search: TranscriptSearch;
  messages: typeof transcriptMessages;
  /** A control beside the result. */
  children: ReactNode;
}

/** The search in a transcript: Enter and Shift+Enter move through the matches. */
export function TranscriptSearchField({ search, messages, children }: TranscriptSearchFieldProps) {
  const { query, count, activeIndex, move } = search;
  const isSearching = query.trim() !== '';
  const result =
    activeIndex >= 0 ? messages.matchAt(activeIndex + 1, count) : messages.matches(count);
  const announced = useSettled(isSearching ? result : '', ANNOUNCE_AFTER_MS);
  return (
    <div className={styles.search}>
      <SearchField
        name="transcript"
        label={messages.search}
        value={query}
        onChange={(event) => search.setQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (getPressedKey(event) !== 'Enter') return;
          event.preventDefault();
          move(event.shiftKey ? -1 : 1);
        }}
      />
      <div className={styles.result}>
        {children}
        <p role="status" className={styles.count}>
          {announced}
        </p>
        {isSearching && count > 0 && (
          <div className={styles.moves}>
            <IconButton
              size="small"
              icon={chevronUp}
              label={messages.previousMatch}
              onClick={() => move(-1)}
            />
            <IconButton
              size="small"
              icon={chevronDown}
              label={messages.nextMatch}
              onClick={() => move(1)}
            />
          </div>
        )}
      </div>
    </div>
  );
}

/** The value after it has not changed for a while. */
function useSettled(value: string, milliseconds: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
