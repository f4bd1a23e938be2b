import '../../../i18n/en/media.messages.json';

import { CardGrid, Container, VisuallyHidden } from '@gschool/ui';

import { useT } from '../../../i18n/useT';
import { PlaylistTile } from '../../../shared/media/PlaylistTile';
import { useMedia } from '../../../shared/media/useMedia';
import { PageBanner } from '../../../shared/PageBanner';
import * as styles from '../rows/rows.css';
import { SampleNote } from '../rows/SampleNote';

/** `/play-list`. */
export function PlaylistsPage() {
  const t = useT();
  const { playlists } = useMedia();
  return (
    <>
      <PageBanner
        name={t('playlists.title')}
        description={t('playlists.text', { count: playlists.length })}
      />
      <div className={styles.rows}>
        <Container as="section" aria-labelledby="all-playlists">
          <VisuallyHidden as="h2" id="all-playlists">
            {t('playlists.all')}
          </VisuallyHidden>
          <CardGrid>
            {playlists.map((playlist) => (
              <PlaylistTile key={playlist.slug} playlist={playlist} />
            ))}
          </CardGrid>
        </Container>
        <SampleNote />
      </div>
    </>
  );
}
