import { Picture, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import * as styles from './GenreTiles.css';

export interface GenreTilesProps {
  /** @default 3 */
  headingLevel?: 2 | 3 | undefined;
}

/** Genres as large tiles with the number of titles. */
export function GenreTiles({ headingLevel = 3 }: GenreTilesProps) {
  const t = useT();
  const { genres, movies, shows } = useMedia();
  const { Link } = useUi();
  const Name = `h${headingLevel}` as const;
  return (
    <ul className={styles.tiles} role="list">
      {genres.map(({ id, name, lang, picture }) => {
        const has = ({ genres: genreIds }: { genres: readonly string[] }) => genreIds.includes(id);
        return (
          <li key={id} className={styles.tile}>
            <Picture picture={picture} alt="" ratio="16/9" isFilling className={styles.picture} />
            <div className={styles.text}>
              <Name className={styles.name}>
                <Link href={paths.genre(id)} className={styles.link}>
                  <bdi lang={lang?.name}>{name}</bdi>
                </Link>
              </Name>
              <p className={styles.count}>
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
