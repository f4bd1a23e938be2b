import { Icon, icons, Link, Picture } from '@gschool/ui';

import * as css from './ResultList.css';
import { Marked } from './Marked';
import type { Thing } from './useThings';

interface ResultListProps {
  things: readonly Thing[];
  /** What is marked in them. */
  query: string;
}

/** What was found, each a line with its picture that leads to it. */
export function ResultList({ things, query }: ResultListProps) {
  return (
    <ul className={css.list}>
      {things.map(({ kind, id, title, titleLang, subtitle, href, picture, icon }) => (
        <li key={`${kind}/${id}`} className={css.row}>
          <span className={kind === 'instructor' ? css.portrait : css.thumb}>
            {picture ? (
              <Picture picture={picture} alt="" ratio={kind === 'instructor' ? '1/1' : '16/9'} />
            ) : (
              <Icon icon={icon ?? icons.search} size="large" />
            )}
          </span>
          <span className={css.words}>
            <h3 className={css.title}>
              <Link href={href} className={css.link}>
                <Marked text={title} query={query} lang={titleLang} />
              </Link>
            </h3>
            {subtitle && (
              <p className={css.subtitle}>
                <Marked text={subtitle} query={query} />
              </p>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
