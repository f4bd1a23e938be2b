import { matchRanges } from '@gschool/domain/search';

import { match } from './ResultList.css';

/** A text with what was looked for marked in it. */
export function Marked({ text, query }: { text: string; query: string }) {
  let end = 0;
  return (
    <bdi>
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
