import { Button, Container, Eyebrow, Heading, Picture, Text, icons } from '@gschool/ui';

import { paths } from '../../../config/paths';
import { getMediaItem } from '../../../content/media/items';
import type { MediaPlaylist } from '../../../content/media/playlists';
import { useT } from '../../../i18n/useT';
import { getPlaylistPictures } from '../../../shared/media/PlaylistTile';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as rowStyles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';
import { getPlaylistVideos } from '../video/useVideoQueue';
import { PlaylistEntry } from './PlaylistEntry';
import * as styles from './PlaylistPage.css';

/** `/play-list/{slug}`: the entries of a playlist. Its videos play one after another. */
export function PlaylistPage({ playlist }: { playlist: MediaPlaylist }) {
  const t = useT();
  const { catalogue } = useMedia();
  const [first] = getPlaylistVideos(playlist, catalogue);
  return (
    <>
      <PageBanner
        name={playlist.title}
        parents={[{ name: t('nav.playlist'), href: paths.playlist }]}
        hideTitle
      />
      <div className={rowStyles.rows}>
        <Container className={styles.head}>
          <div className={styles.mosaic}>
            {getPlaylistPictures(playlist, catalogue)
              .slice(0, 4)
              .map((picture) => (
                <span key={picture} className={styles.tile}>
                  <Picture picture={picture} alt="" ratio="4/3" isFilling isPriority />
                </span>
              ))}
          </div>
          <div className={styles.copy}>
            <Eyebrow>{t('media.entries', { count: playlist.entries.length })}</Eyebrow>
            <Heading level={1} as="p" aria-hidden="true">
              <bdi lang={playlist.lang?.title}>{playlist.title}</bdi>
            </Heading>
            <Text size="lg" tone="muted" isMeasured dir="auto" lang={playlist.lang?.text}>
              {playlist.text}
            </Text>
            {first && (
              <Button
                size="large"
                iconStart={icons.play}
                href={paths.videoInList(first.slug, playlist.slug)}
              >
                {t('playlists.play')}
              </Button>
            )}
          </div>
        </Container>
        <Container as="section" aria-labelledby="entries-title">
          <Heading level={2} size="h3" id="entries-title">
            {t('playlists.inside')}
          </Heading>
          <ol className={styles.entries} role="list">
            {playlist.entries.map((ref, at) => {
              const item = getMediaItem(ref, catalogue);
              return (
                item && <PlaylistEntry key={ref} item={item} number={at + 1} list={playlist.slug} />
              );
            })}
          </ol>
        </Container>
        <SampleNote />
      </div>
    </>
  );
}
