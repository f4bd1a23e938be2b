import { getMatchRanges } from '@gschool/domain/search';

import { match } from './ResultList.css';

/** A text with what was looked for marked in it. */
export function Marked({
  text,
  query,
  lang,
}: {
  text: string;
  query: string;
  /** The language of the text (BCP 47) where it isn’t the page’s. */
  lang?: string | undefined;
}) {
  const ranges = getMatchRanges(text, query);
  return (
    <bdi lang={lang}>
      {ranges.map(([from, to], index) => [
        text.slice(ranges[index - 1]?.[1] ?? 0, from),
        <mark key={from} className={match}>
          {text.slice(from, to)}
        </mark>,
      ])}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </bdi>
  );
}
