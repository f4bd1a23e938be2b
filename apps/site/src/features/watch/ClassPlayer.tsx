import type { ClassDetails, LibraryState, Playback } from '@gschool/domain';
import { positionOf, resumePosition } from '@gschool/domain';
import { useWatchRecorder } from '@gschool/data/queries';
import { Button, EmptyState, Picture } from '@gschool/ui';
import { Player, type PlayerHandle } from '@gschool/ui/player';
import { useState, type Ref } from 'react';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import * as css from './WatchPage.css';

interface ClassPlayerProps {
  details: ClassDetails;
  /** Null for a class without a film. */
  playback: Playback | null;
  library: LibraryState | null;
  /** Lets the page play from a chapter. */
  player: Ref<PlayerHandle>;
}

/** The film of a class, begun where the member left it; every position goes to the recorder. */
export function ClassPlayer({ details, playback, library, player }: ClassPlayerProps) {
  const t = useT();
  // Only the position at the time of opening counts: later flushes must not seek the film.
  const [startAt] = useState(() => resumePosition(library && positionOf(library, details.id)));
  const recorder = useWatchRecorder(details);

  if (!playback) {
    return (
      <div className={css.stage}>
        <div className={css.noFilm}>
          <EmptyState
            title={t('watch.noVideoTitle')}
            picture={<Picture picture={details.poster} alt="" ratio="16/9" isPriority />}
            action={
              <Button variant="quiet" href={paths.videos}>
                {t('watch.others')}
              </Button>
            }
          >
            {t('watch.noVideo')}
          </EmptyState>
        </div>
      </div>
    );
  }
  return (
    <div className={css.stage}>
      <div className={css.film}>
        <Player
          ref={player}
          src={playback.hls}
          poster={details.poster}
          title={details.title}
          captions={playback.captions}
          chapters={details.chapters}
          startAt={startAt}
          onProgress={({ position, duration }) => recorder.report(position, duration)}
          onPause={() => void recorder.flush()}
          onEnded={() => void recorder.flush()}
        />
      </div>
    </div>
  );
}
