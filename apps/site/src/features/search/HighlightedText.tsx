import { getMatchRanges } from '@gschool/domain/search';

import * as styles from './ResultList.css';

/** A text in which the matches of the query are marked. */
export function HighlightedText({
  text,
  query,
  lang,
}: {
  text: string;
  query: string;
  /** The language of the text (BCP 47) when it differs from the page's. */
  lang?: string | undefined;
}) {
  const ranges = getMatchRanges(text, query);
  return (
    <bdi lang={lang}>
      {ranges.map(([from, to], index) => [
        text.slice(ranges[index - 1]?.[1] ?? 0, from),
        <mark key={from} className={styles.match}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </bdi>
  );
}
