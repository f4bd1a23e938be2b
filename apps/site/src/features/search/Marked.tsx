import { matchRanges } from '@gschool/domain/search';

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
  let end = 0;
  return (
    <bdi lang={lang}>
      {matchRanges(text, query).map(([from, to]) => {
        const before = text.slice(end, from);
        end = to;
        return [
          before,
          <mark key={from} className={match}>
            {text.slice(from, to)}
          </mark>,
        ];
      })}
      {text.slice(end)}
    </bdi>
  );
}
