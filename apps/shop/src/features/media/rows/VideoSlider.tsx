import { Badge, Button, HeroSlider, icons } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { pick } from '../../../content/media/catalogue';
import { videoLists } from '../../../content/media/lists/videoLists';
import { useT } from '../../../i18n/useT';
import { useMedia } from '../../../shared/media/useMedia';
import { VIDEO_MINUTES } from '../../../shared/media/VideoTile';
import { formatDuration } from '../../../shared/media/mediaLabels';

/** The state list `videoSlider` as a hero slider. */
export function VideoSlider() {
  const t = useT();
  const { catalogue } = useMedia();
  return (
    <div id="videoSlider">
      <HeroSlider
        label={t('list.videoSlider')}
        slides={pick(catalogue.videos, videoLists.videoSlider).map((video) => ({
          id: video.slug,
          picture: video.picture,
          eyebrow: catalogue.people.get(video.instructor)?.name,
          title: video.title,
          text: video.text,
          meta: <Badge>{formatDuration(VIDEO_MINUTES, t)}</Badge>,
          actions: (
            <Button size="large" iconStart={icons.play} href={paths.video(video.slug)}>
              {t('media.play')}
            </Button>
          ),
        }))}
      />
    </div>
  );
}
