import { getCaptionLabel } from '@gschool/app';
import { localStorageOrNull } from '@gschool/data';
import { getRenewalTime, useClass, usePlayback } from '@gschool/data/queries';
import type { ClassQueue, LibraryState, Playback } from '@gschool/domain';
import { useUi } from '@gschool/ui';
import { Player, type Captions, type PlayerHandle } from '@gschool/ui/player';
import { useEffect, useMemo, useRef, useState, type Ref, type RefObject } from 'react';

import { usePlaybackAccess } from './usePlaybackAccess';
import { parsePlayerSettings, PLAYER_SETTINGS_KEY, type PlayerSettings } from './playerSettings';
import type { ShownClassState, LoadedClass } from './useShownClass';
import { useUpNext } from './useUpNext';
import { useVideoFirst } from './useVideoFirst';
import { useWatchProgress } from './useWatchProgress';
import * as styles from './WatchPage.css';

/** The player settings on this device, and a function that changes and stores them. */
function usePlayerSettings(): [PlayerSettings, (change: Partial<PlayerSettings>) => void] {
  const [playerSettings, setPlayerSettings] = useState(() =>
    parsePlayerSettings(localStorageOrNull()?.getItem(PLAYER_SETTINGS_KEY) ?? null),
  );
  return [
    playerSettings,
    (change) =>
      setPlayerSettings((before) => {
        const after = { ...before, ...change };
        try {
          localStorageOrNull()?.setItem(PLAYER_SETTINGS_KEY, JSON.stringify(after));
        } catch {
          // Without storage, the settings last as long as the page.
        }
        return after;
      }),
  ];
}

interface ClassPlayerProps {
  shown: LoadedClass;
  playback: Playback;
  library: LibraryState | null;
  queue: ClassQueue | null;
  changeSource: ShownClassState['changeSource'];
  hasChangedSource: boolean;
  /** The class follows another one, so it plays right away. */
  isNext: boolean;
  /** Lets the page start playback at a chapter. */
  player: RefObject<PlayerHandle | null>;
  /** Called about once a second with the position in seconds. */
  onTime: (seconds: number) => void;
  /** Called with the captions that are shown; null while they are off. */
  onCaptionsChange: (captions: Captions | null) => void;
  onEnded: () => void;
}

/** Plays a class from the saved position, and passes every position to the recorder. */
export function ClassPlayer(props: ClassPlayerProps) {
  const { shown, playback, library, queue, isNext, player, onTime, onEnded } = props;
  const { changeSource, hasChangedSource } = props;
  const { details, source } = shown;
  const { locale } = useUi();
  const watchProgress = useWatchProgress(shown, library);
  const access = usePlaybackAccess(details.id);
  const [playerSettings, changeSettings] = usePlayerSettings();
  const stage = useRef<HTMLDivElement>(null);
  useVideoFirst(stage);
  const { upNext, onPrevious, onNext } = useUpNext(queue, access.canOpenVideos);

  // The navigation moved focus to the page; keyboard control belongs to the player.
  const openedId = useRef(details.id);
  useEffect(() => {
    if (openedId.current === details.id) return;
    openedId.current = details.id;
    const frame = requestAnimationFrame(() => player.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, [details.id, player]);

  const captions = useMemo(
    () =>
      playback.captions.map((track) => ({
        ...track,
        name: track.label,
        label: getCaptionLabel(track, locale),
      })),
    [playback, locale],
  );
  return (
    <div
      ref={stage}
      className={styles.stage}
      data-film={watchProgress.hasBegun ? 'begun' : 'ready'}
    >
      <div className={styles.player}>
        <Player
          ref={player as Ref<PlayerHandle>}
          src={playback.hls}
          // A class that continues from its other source is a new video for the player.
          videoId={`${details.id} ${source}`}
          renewAt={getRenewalTime(playback)}
          renewSource={source === 'online' ? access.renewSource : undefined}
          poster={details.poster}
          title={details.title}
          subtitle={details.instructorName ?? undefined}
          captions={captions}
          onCaptionsChange={props.onCaptionsChange}
          captionStyle={playerSettings.captionStyle}
          onCaptionStyleChange={(captionStyle) => changeSettings({ captionStyle })}
          volume={playerSettings.volume}
          onVolumeChange={(volume) => changeSettings({ volume })}
          isAutoplayOn={playerSettings.isAutoplayOn}
          onAutoplayChange={(isAutoplayOn) => changeSettings({ isAutoplayOn })}
          chapters={details.chapters}
          startAt={watchProgress.startAt}
          autoPlay={isNext || (hasChangedSource && watchProgress.hasBegun)}
          upNext={upNext}
          onPrevious={onPrevious}
          onNext={onNext}
          onProgress={(progress) => {
            watchProgress.report(progress);
            onTime(progress.position);
          }}
          onPause={watchProgress.flush}
          onFinished={watchProgress.flush}
          onEnded={() => {
            watchProgress.flush();
            onEnded();
          }}
          onError={(problem) => {
            const hasLostSource = source === 'download' || problem === 'network';
            if (hasLostSource) changeSource();
          }}
          getErrorMessage={access.getErrorMessage}
          getErrorActions={access.getErrorActions}
        />
      </div>
      {watchProgress.hasBegun && queue?.next ? <PrefetchClass id={queue.next.id} /> : null}
    </div>
  );
}

/** Loads the next class while this one plays, so that it starts without a wait. */
function PrefetchClass({ id }: { id: string }) {
  useClass(id);
  usePlayback(id);
  return null;
}
