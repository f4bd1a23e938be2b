import { useEffect } from 'react';

import { createArtwork } from './createArtwork';
import type { Command } from '../commands/keyboard';
import type { PlaybackStore } from '../state/playbackStore';
import { usePlayback } from '../state/PlayerContext';

/** What the system's own media controls show. */
export interface MediaSessionInfo {
  title: string;
  /** A second line, for example the instructor. */
  subtitle?: string | undefined;
  /** A URL, or `art:KIND/MOTIF/SEED`. */
  poster: string;
  hasPrevious: boolean;
  hasNext: boolean;
}

/**
 * When a poster is drawn for the system's controls, in milliseconds after the start. Drawing it takes
 * as long as some frames, and the video begins to play.
 */
const DRAWING_DELAY_MS = 1000;

const getMediaSession = (): MediaSession | null =>
  'mediaSession' in navigator ? navigator.mediaSession : null;

/**
 * Sets title, artwork, position and actions of the system's media controls while a video is open.
 */
export const useMediaSession = (
  { title, subtitle, poster, hasPrevious, hasNext }: MediaSessionInfo,
  store: PlaybackStore,
  run: (command: Command) => void,
): void => {
  const isActive = usePlayback(store, (state) => state.hasStarted);
  const isPlaying = usePlayback(store, (state) => state.isPlaying);
  const duration = usePlayback(store, (state) => state.duration);
  const playbackRate = usePlayback(store, (state) => state.rate);
  // The system advances the position. It is updated every ten seconds, which also covers jumps.
  const tenth = usePlayback(store, (state) => Math.floor(state.time / 10));

  useEffect(() => {
    const session = getMediaSession();
    if (!session || !isActive) return;
    let isCancelled = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (artwork: MediaImage[]) => {
      session.metadata = new MediaMetadata({ title, artist: subtitle ?? '', artwork });
    };
    show([]);
    const showArtwork = async () => {
      const picture = await createArtwork(poster);
      if (picture && !isCancelled) show([picture]);
    };
    if (poster.startsWith('art:')) timer = setTimeout(showArtwork, DRAWING_DELAY_MS);
    else void showArtwork();
    const actions: [MediaSessionAction, ((details: MediaSessionActionDetails) => void) | null][] = [
      ['play', () => run({ type: 'play' })],
      ['pause', () => run({ type: 'pause' })],
      ['stop', () => run({ type: 'pause' })],
      ['seekbackward', ({ seekOffset }) => run({ type: 'seekBy', seconds: -(seekOffset ?? 10) })],
      ['seekforward', ({ seekOffset }) => run({ type: 'seekBy', seconds: seekOffset ?? 10 })],
      ['seekto', ({ seekTime }) => run({ type: 'goTo', seconds: seekTime ?? 0 })],
      ['previoustrack', hasPrevious ? () => run({ type: 'previous' }) : null],
      ['nexttrack', hasNext ? () => run({ type: 'next' }) : null],
    ];
    const set = (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      try {
        session.setActionHandler(action, handler);
      } catch {
        // The browser does not support this action.
      }
    };
    for (const [action, handler] of actions) set(action, handler);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      session.metadata = null;
      session.playbackState = 'none';
      for (const [action] of actions) set(action, null);
    };
  }, [title, subtitle, poster, hasPrevious, hasNext, isActive, run]);

  useEffect(() => {
    const session = getMediaSession();
    if (!session || !isActive || !duration) return;
    session.playbackState = isPlaying ? 'playing' : 'paused';
    const position = Math.min(store.get().time, duration);
    session.setPositionState?.({ duration, playbackRate, position });
  }, [store, isActive, isPlaying, duration, playbackRate, tenth]);
};
