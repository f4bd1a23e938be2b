import { Button, Container, icons, useUi } from '@gschool/ui';

import { paths } from '../../../config/paths';
import type { Show } from '../../../content/media/shows';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { formatShowSize, formatShowYears } from '../../../shared/media/mediaLabels';
import { PageBanner } from '../../../shared/PageBanner';
import { CastList } from '../detail/CastList';
import * as detailStyles from '../detail/detail.css';
import { DetailHero } from '../detail/DetailHero';
import { MembersNotice } from '../detail/MembersNotice';
import { PracticeSection } from '../detail/PracticeSection';
import { RelatedRow } from '../detail/RelatedRow';
import { Seasons } from '../detail/Seasons';
import { titleBadges } from '../detail/titleBadges';
import { TitleFacts } from '../detail/TitleFacts';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

/** `/tv-shows/{slug}`: a show with its seasons and episodes. */
export function ShowPage({ show }: { show: Show }) {
  const t = useT();
  const { catalogue } = useMedia();
  const { locale } = useUi();
  return (
    <>
      <PageBanner
        name={show.title}
        parents={[{ name: t('nav.tvShows'), href: paths.tvShows }]}
        hideTitle
      />
      <DetailHero
        picture={show.picture}
        eyebrow={t('media.show')}
        title={show.title}
        tagline={show.tagline}
        text={show.story}
        lang={show.lang}
        facts={titleBadges(
          show,
          [formatShowYears(show, locale), formatShowSize(show, t)],
          catalogue,
          t,
        )}
        actions={
          <Button size="large" iconStart={icons.play} href={paths.video(show.practice)}>
            {t('media.practice')}
          </Button>
        }
      />
      <div className={rowStyles.rows}>
        <Container className={detailStyles.main}>
          {show.isForMembers && <MembersNotice />}
          <TitleFacts title={show} />
          <div className={detailStyles.columns}>
            <Seasons show={show} />
            <div className={detailStyles.main}>
              <CastList cast={show.cast} />
              <PracticeSection slug={show.practice} />
            </div>
          </div>
        </Container>
        <RelatedRow title={show} />
        <SampleNote />
      </div>
    </>
  );
}
