import { getCaptionLabel } from '@gschool/app';
import type { ClassQueue, LibraryState } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { Player, type PlayerHandle } from '@gschool/ui/player';
import { useEffect, useMemo, useRef, type Ref, type RefObject } from 'react';

import { Ahead } from './Ahead';
import { useFilmAccess } from './useFilmAccess';
import { usePlayerChoices } from './usePlayerChoices';
import type { ShownClass, WholeClass } from './useShownClass';
import { useUpNext } from './useUpNext';
import { useWatching } from './useWatching';
import * as css from './WatchPage.css';

interface ClassPlayerProps {
  shown: WholeClass;
  /** Address of the film. */
  src: string;
  library: LibraryState | null;
  queue: ClassQueue | null;
  renewPlayback: ShownClass['renewPlayback'];
  /** Comes from the class before: goes on without a press. */
  isNext: boolean;
  /** Lets the page play from a chapter. */
  player: RefObject<PlayerHandle | null>;
  /** About once a second; in seconds. */
  onTime: (seconds: number) => void;
  onEnded: () => void;
}

/** The film of a class, begun where the member left it; every position goes to the recorder. */
export function ClassPlayer(props: ClassPlayerProps) {
  const { shown, src, library, queue, renewPlayback, isNext, player, onTime, onEnded } = props;
  const { details, playback } = shown;
  const { locale } = useUi();
  const watching = useWatching(shown, library);
  const access = useFilmAccess(details.id, renewPlayback, watching.keepPlaceForReopening);
  const [choices, choose] = usePlayerChoices();
  const { upNext, onPrevious, onNext } = useUpNext(queue, access.isMember);

  // The page took the focus with the new address; the keys belong to the film that goes on.
  const opened = useRef(details.id);
  useEffect(() => {
    if (opened.current === details.id) return;
    opened.current = details.id;
    const frame = requestAnimationFrame(() => player.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [details.id, player]);

  const captions = useMemo(
    () => playback?.captions.map((track) => ({ ...track, label: getCaptionLabel(track, locale) })),
    [playback, locale],
  );
  return (
    <div className={css.stage} data-film={watching.hasBegun ? 'begun' : 'ready'}>
      <div className={css.film}>
        <Player
          ref={player as Ref<PlayerHandle>}
          src={src}
          poster={details.poster}
          title={details.title}
          subtitle={details.instructorName ?? undefined}
          captions={captions}
          captionStyle={choices.captionStyle}
          onCaptionStyleChange={(captionStyle) => choose({ captionStyle })}
          volume={choices.volume}
          onVolumeChange={(volume) => choose({ volume })}
          isAutoplayOn={choices.isAutoplayOn}
          onAutoplayChange={(isAutoplayOn) => choose({ isAutoplayOn })}
          chapters={details.chapters}
          startAt={watching.startAt}
          autoPlay={isNext}
          upNext={upNext}
          onPrevious={onPrevious}
          onNext={onNext}
          onProgress={(progress) => {
            watching.report(progress);
            onTime(progress.position);
          }}
          onPause={watching.flush}
          onFinished={watching.flush}
          onEnded={() => {
            watching.flush();
            onEnded();
          }}
          onDenied={access.mend}
          faultSentence={access.sentence}
          faultWays={access.ways}
        />
      </div>
      {watching.hasBegun && queue?.next ? <Ahead id={queue.next.id} /> : null}
    </div>
  );
}
