import { Heading, Text } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { VideoTile } from '../../../shared/media/VideoTile';
import * as styles from './detail.css';

/** The one-minute practice that fits a title. */
export function PracticeSection({ slug }: { slug: string }) {
  const t = useT();
  const { catalogue } = useMedia();
  const video = catalogue.videos.get(slug);
  if (!video) return null;
  return (
    <section aria-labelledby="practice-title" className={styles.section}>
      <div>
        <Heading level={2} size="h3" id="practice-title">
          {t('media.practiceTitle')}
        </Heading>
        <Text tone="muted">{t('media.practiceText')}</Text>
      </div>
      <VideoTile video={video} layout="row" />
    </section>
  );
}
