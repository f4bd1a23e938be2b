import { Badge, Container, FeaturedHero, Button } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { videoLists } from '../../../content/media/lists/videoLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import * as styles from './rows.css';

/** The state list `upcomingVideos`. */
export function UpcomingVideo() {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <Container id="upcomingVideos" className={styles.row}>
      {pick(catalogue.videos, videoLists.upcomingVideos).map((video) => (
        <FeaturedHero
          key={video.slug}
          picture={video.picture}
          eyebrow={t('list.upcomingVideos')}
          title={video.title}
          text={video.text}
          chips={<Badge>{catalogue.people.get(video.instructor)?.name}</Badge>}
          actions={
            <Button variant="quiet" href={paths.video(video.slug)}>
              {t('media.about')}
            </Button>
          }
        />
      ))}
    </Container>
  );
}
