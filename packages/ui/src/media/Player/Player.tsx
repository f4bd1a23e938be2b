import { useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';

import { play } from './commands/runCommand';
import { TextTrackDisplay } from './captions/TextTrackDisplay';
import * as frameStyles from './frame.css';
import * as styles from './Player.css';
import { ControlBar } from './controls/ControlBar';
import { ErrorOverlay } from './overlays/ErrorOverlay';
import { PlayerHeader } from './PlayerHeader';
import type { PlayerProps } from './playerProps';
import { StartOverlay } from './overlays/StartOverlay';
import { BufferingOverlay } from './overlays/BufferingOverlay';
import { ResumeNotice } from './overlays/ResumeNotice';
import { PlayerShortcuts } from './commands/PlayerShortcuts';
import { UpNextPanel, UpNextStatus } from './overlays/UpNextPanel';
import { useControlsVisibility } from './controls/useControlsVisibility';
import { useStreamError } from './engine/useStreamError';
import { PlayerContext, usePlayback } from './state/PlayerContext';
import { useIsOnline } from './engine/useIsOnline';
import { usePlayerContextValue } from './state/usePlayerContextValue';
import { useGestures } from './commands/useGestures';
import { Picture } from '../Picture/Picture';

/**
 * Plays a class: HLS, captions, chapters, speeds, keyboard, full screen, the next class, and the
 * saved position.
 */
export function Player(props: PlayerProps) {
  const { poster, title, captions = [], upNext, ref } = props;
  const frame = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const [hasShortcuts, setShortcuts] = useState(false);
  const { player, shownNotice, run, isSlow } = usePlayerContextValue(props, frame, video, () =>
    setShortcuts((isShown) => !isShown),
  );
  const { store, stream, messages, focusPlayer } = player;
  const hasBegun = () => store.get().hasStarted;
  const { error, isRecovering } = useStreamError(stream, hasBegun, props);
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const hasStarted = usePlayback(store, (state) => state.hasStarted);
  const phase = usePlayback(store, (state) => state.phase);
  const controls = useControlsVisibility(frame, isPlaying);
  const surface = useGestures(run, controls);
  const isOnline = useIsOnline();
  const isSlowOrOffline = phase === 'waiting' && (isSlow || !isOnline);
  const comesNext = phase === 'ended' && !error && upNext;
  const retry = () => {
    stream.retry();
    focusPlayer();
  };

  useLayoutEffect(() => {
    // A focused control becomes inert behind the message, and the keyboard shortcuts must still work.
    const isInControls = document.activeElement?.closest('[data-player-part="controls"]');
    if (error && isInControls) frame.current?.focus({ preventScroll: true });
  }, [error]);

  useImperativeHandle(ref, () => ({
    playFrom: (seconds) => {
      if (!video.current) return;
      video.current.currentTime = seconds;
      play(video.current);
    },
    pause: () => video.current?.pause(),
    focus: focusPlayer,
    // An automatic retry does not start a video that was not played yet.
    retry: () => stream.retry(hasBegun()),
  }));

  return (
    <PlayerContext value={player}>
      <section
        ref={frame}
        className={frameStyles.frame}
        aria-label={messages.player(title)}
        data-print="none"
        tabIndex={-1}
        data-state={error ? 'error' : phase}
        data-controls={controls.isVisible ? 'visible' : 'hidden'}
        data-overlay={comesNext ? 'up-next' : isSlowOrOffline ? 'buffering' : undefined}
      >
        <video
          ref={video}
          className={frameStyles.video}
          playsInline
          preload="auto"
          crossOrigin="anonymous"
        >
          {captions.map(({ src: file, language, label }, index) => (
            <track
              key={file}
              kind="captions"
              srcLang={language}
              label={label}
              src={file}
              data-file={index}
            />
          ))}
        </video>
        <div className={frameStyles.poster} data-gone={hasStarted}>
          <Picture picture={poster} alt="" isFilling isHero isPriority />
        </div>
        <div className={frameStyles.layer} data-player-part="surface" {...surface} />
        <UpNextStatus upNext={comesNext || undefined} />
        {comesNext && <UpNextPanel upNext={comesNext} />}
        <PlayerHeader />
        {phase === 'idle' && !error && !isRecovering && (
          <StartOverlay
            onPlay={() => {
              run({ type: 'toggle' });
              focusPlayer();
            }}
          />
        )}
        {(phase === 'waiting' || isRecovering) && !error && (
          <BufferingOverlay isSlowOrOffline={isSlowOrOffline} onRetry={retry} />
        )}
        <ControlBar isCovered={Boolean(error)} />
        {!player.presentationMode.isNative && (
          <TextTrackDisplay
            track={player.captions.track}
            captionStyle={player.captionStyle.style}
          />
        )}
        <ResumeNotice />
        <p className={styles.notice} role="status" dir="ltr" data-side={shownNotice.side}>
          {shownNotice.text}
        </p>
        {hasShortcuts && <PlayerShortcuts onClose={() => setShortcuts(false)} />}
        {error && <ErrorOverlay error={error} onRetry={retry} />}
      </section>
    </PlayerContext>
  );
}
