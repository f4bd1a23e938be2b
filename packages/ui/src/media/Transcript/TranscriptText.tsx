import { memo, type ReactNode } from 'react';

import type { Match } from '../../internal/findMatches';
import type { TranscriptParagraph } from './groupCues';
import * as styles from './Transcript.css';
import { formatTime } from '../../internal/mediaTime';
import { wrapUnmarked } from '../../internal/wrapTexts';

interface TranscriptTextProps {
  paragraph: TranscriptParagraph;
  /** The language of the text. The label of the button is in the page's language. */
  language: string;
  isCurrent: boolean;
  matches: readonly Match[] | undefined;
  /** Which of the matches is the active one; -1 for none. */
  activeMatch: number;
  /** The label of the button for a time. */
  getLabel: (time: string) => string;
}

/** A paragraph and a button with its time. The list around it handles presses. */
export const TranscriptText = memo(function TranscriptText({
  paragraph: { startSeconds, text },
  language,
  isCurrent,
  matches = [],
  activeMatch,
  getLabel,
}: TranscriptTextProps) {
  const time = formatTime(startSeconds);
  return (
    <li
      className={styles.paragraph}
      aria-current={isCurrent || undefined}
      data-seconds={startSeconds}
    >
      <button type="button" className={styles.time} aria-label={getLabel(time)} dir="ltr">
        {time}
      </button>
      <p className={styles.textBlock} lang={language}>
        {markMatches(text, matches, activeMatch)}
      </p>
    </li>
  );
});

function markMatches(text: string, matches: readonly Match[], activeMatch: number): ReactNode[] {
  let last = 0;
  const parts = matches.flatMap(([start, end], index): ReactNode[] => {
    const before = text.slice(last, start);
    last = end;
    return [
      wrapUnmarked(before, `before ${start}`),
      <mark key={start} className={styles.match} data-active={index === activeMatch || undefined}>
        {text.slice(start, end)}
      </mark>,
    ];
  });
  return [...parts, wrapUnmarked(text.slice(last), 'rest')];
}
