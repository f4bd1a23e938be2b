import { paths } from '../../../config/paths';
import { byRelease } from '../../../content/media/items';
import type { Tag } from '../../../content/media/tags';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import { MediaGroups } from '../browse/MediaGroups';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

/** `/tags/{id}`: all titles and videos with a tag. */
export function TagPage({ tag }: { tag: Tag }) {
  const t = useT();
  const { movies, shows, videos } = useMedia();
  const has = ({ tags }: { tags: readonly string[] }) => tags.includes(tag.id);
  const groups = {
    movies: movies.filter(has).toSorted(byRelease),
    shows: shows.filter(has),
    videos: videos.filter(has).toSorted(byRelease),
  };
  const { length: count } = [...groups.movies, ...groups.shows, ...groups.videos];
  return (
    <>
      <PageBanner
        name={tag.name}
        description={t('tags.about', { count })}
        parents={[{ name: t('nav.tags'), href: paths.tags }]}
      />
      <div className={styles.rows}>
        <MediaGroups {...groups} />
        <SampleNote />
      </div>
    </>
  );
}
