import { useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import * as icons from '../Icon/icons';
import * as css from './Player.css';
import { play } from './commands';
import { createPlayback } from './playback';
import { PlayerControls } from './PlayerControls';
import { PlayerFault } from './PlayerFault';
import { captionsMenu, qualityMenu, speedMenu } from './playerMenus';
import type { PlayerProps } from './playerProps';
import type { Chapter } from './SeekBar';
import { useCaptions, type Captions } from './useCaptions';
import { useControlsVisible } from './useControlsVisible';
import { useMediaSession } from './useMediaSession';
import { useNotice } from './useNotice';
import { PlayerContext, usePlayback, type PlayerScope } from './usePlayback';
import { usePlayerCommands } from './usePlayerCommands';
import { usePlayerKeys } from './usePlayerKeys';
import { useReports } from './useReports';
import { useStream } from './useStream';
import { useSurface } from './useSurface';
import { playerWords } from './words';
import { Icon } from '../Icon/Icon';
import { Picture } from '../Picture/Picture';
import { Spinner } from '../Spinner/Spinner';
import { useUi, useWords } from '../UiProvider/UiProvider';

const noCaptions: readonly Captions[] = [];
const noChapters: readonly Chapter[] = [];

/** Plays a class: HLS, captions, chapters, speeds, keyboard, full screen, and a place to come back to. */
export function Player(props: PlayerProps) {
  const { src, poster, title, captions = noCaptions, chapters = noChapters } = props;
  const { startAt = 0, autoPlay = false, onError, ref } = props;
  const { locale, messages } = useUi();
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [store] = useState(createPlayback);
  const words = useWords('player', playerWords);
  const [noticeText, notice] = useNotice();

  useEffect(() => (video.current ? store.follow(video.current) : undefined), [store]);
  const stream = useStream(video, src, startAt, autoPlay);
  const { fault } = stream;
  useReports(video, props);
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const hasStarted = usePlayback(store, (state) => state.hasStarted);
  const phase = usePlayback(store, (state) => state.phase);
  const rate = usePlayback(store, (state) => state.rate);
  const isVisible = useControlsVisible(frame, isPlaying);
  const caption = useCaptions(video, captions, locale, isVisible);
  const run = usePlayerCommands({
    frame,
    video,
    words,
    notice,
    captions,
    toggleCaptions: caption.toggle,
    onEarlyPlay: stream.playWhenReady,
  });
  useMediaSession(title, hasStarted, run);
  usePlayerKeys(frame, run);
  const surface = useSurface(run);
  // A button that goes away with its own press must not take the keyboard with it.
  const holdFocus = () => frame.current?.focus({ preventScroll: true });

  useEffect(() => {
    if (fault) onError?.(fault);
  }, [fault, onError]);
  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      if (!video.current) return;
      video.current.currentTime = seconds;
      play(video.current);
    },
    pause: () => video.current?.pause(),
  }));
  const scope = useMemo<PlayerScope>(
    () => ({ store, run, words, video: () => video.current }),
    [store, run, words],
  );

  return (
    <PlayerContext value={scope}>
      <section
        ref={frame}
        className={css.frame}
        aria-label={words.player(title)}
        tabIndex={-1}
        data-state={fault ? 'error' : phase}
        data-controls={isVisible ? 'visible' : 'hidden'}
      >
        <video ref={video} className={css.video} playsInline preload="auto" crossOrigin="anonymous">
          {captions.map(({ src: file, language, label }) => (
            <track key={file} kind="captions" srcLang={language} label={label} src={file} />
          ))}
        </video>
        {!hasStarted && (
          <Picture picture={poster} alt="" isFilling isHero isPriority className={css.poster} />
        )}
        <div className={css.surface} {...surface} />
        {phase === 'waiting' && (
          <div className={css.waiting}>
            <Spinner size="large" label={messages.loading} />
          </div>
        )}
        {phase === 'idle' && !fault && (
          <button
            type="button"
            className={css.bigPlay}
            aria-label={words.play}
            onClick={() => {
              run({ type: 'toggle' });
              holdFocus();
            }}
          >
            <Icon icon={icons.play} size="huge" />
          </button>
        )}
        <PlayerControls
          chapters={chapters}
          captions={captionsMenu(words.captions, captions, caption.language, caption.choose, words)}
          settings={[
            speedMenu(
              words.speed,
              rate,
              (next) => {
                if (video.current) video.current.playbackRate = next;
              },
              words,
            ),
            ...qualityMenu(stream, words),
          ]}
        />
        <p className={css.notice} role="status">
          {noticeText}
        </p>
        {fault && (
          <PlayerFault
            fault={fault}
            onRetry={() => {
              stream.retry();
              holdFocus();
            }}
          />
        )}
      </section>
    </PlayerContext>
  );
}
