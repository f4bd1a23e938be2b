import { Picture, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import * as css from './GenreTiles.css';

export interface GenreTilesProps {
  /** @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** The seven genres as large tiles, each with how much there is of it. */
export function GenreTiles({ headingLevel = 3 }: GenreTilesProps) {
  const t = useT();
  const { genres, movies, shows } = useMedia();
  const { Link } = useUi();
  const Name = `h${headingLevel}` as const;
  return (
    <ul className={css.tiles} role="list">
      {genres.map(({ id, name, lang, picture }) => {
        const has = ({ genres: own }: { genres: readonly string[] }) => own.includes(id);
        return (
          <li key={id} className={css.tile}>
            <Picture picture={picture} alt="" ratio="16/9" isFilling className={css.picture} />
            <div className={css.words}>
              <Name className={css.name}>
                <Link href={paths.genre(id)} className={css.link}>
                  <bdi lang={lang?.name}>{name}</bdi>
                </Link>
              </Name>
              <p className={css.count}>
                {t('media.titles', {
                  count: movies.filter(has).length + shows.filter(has).length,
                })}
              </p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
