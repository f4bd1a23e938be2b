import '../../../i18n/en/media.messages.json';

import { useLanguage } from '@gschool/app/i18n';

import { paths } from '../../../config/paths';
import { byTitle } from '../../../content/media/items';
import { pageSizes } from '../../../content/media/lists/otherLists';
import { useT } from '../../../i18n/useT';
import { ShowTile } from '../../../shared/media/ShowTile';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import { LoadMoreList } from '../browse/LoadMoreList';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { ShowRow } from '../rows/ShowRow';
import { TagPanel } from '../rows/TagPanel';
import { TitleSlider } from '../rows/TitleSlider';

/** `/tv-shows`: shows by topic, then all of them. */
export function ShowsPage() {
  const t = useT();
  const language = useLanguage();
  const { shows } = useMedia();
  return (
    <>
      <PageBanner name={t('nav.tvShows')} hideTitle />
      <TitleSlider list="showSlider" />
      <div className={styles.rows}>
        <ShowRow list="popularShows" />
        <ShowRow
          list="bestOfInternationalShows"
          subtitle={t('list.bestOfInternationalShows.text')}
          variant="countries"
        />
        <ShowRow list="suggestedShows" subtitle={t('list.suggestedShows.text')} variant="large" />
        <TagPanel list="showTags" />
        <ShowRow list="showsWeRecommend" variant="posters" />
        <LoadMoreList
          id="loadMoreShows"
          title={t('shows.all')}
          href={paths.tvShows}
          items={shows.toSorted(byTitle(language))}
          size={pageSizes.loadMoreShows}
        >
          {(show) => <ShowTile key={show.slug} show={show} />}
        </LoadMoreList>
        <SampleNote />
      </div>
    </>
  );
}
