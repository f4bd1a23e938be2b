import { useEffect, useRef, useState, type RefObject } from 'react';
import { defaultCaptionStyle } from '../captions/captionStyle';
import type { Command } from '../commands/keyboard';
import { createPlayback } from './playbackStore';
import type { PlayerProps } from '../playerProps';
import { useCaptions, type Captions } from '../captions/useTextTracks';
import { useChoice } from './useControllableState';
import { useFrameModes } from '../commands/usePresentationMode';
import { useMediaSession } from '../system/useMediaSession';
import { useNotice, type Notice } from './useNotice';
import { usePlayback, type PlayerScope } from './PlayerContext';
import { usePlayerCommands } from '../commands/usePlayerCommands';
import { usePlayerKeys } from '../commands/useKeyboardShortcuts';
import { useQualityNotice } from '../engine/useQualityNotice';
import { useReports } from './useProgressEvents';
import { useStall } from '../engine/useStall';
import { useStream } from '../engine/useStream';
import { useVolume } from './useVolume';
import { useWakeLock } from '../system/useWakeLock';
import { playerWords } from '../words';
import { useUi, useWords } from '../../../providers/UiProvider/UiProvider';

const noCaptions: readonly Captions[] = [];

/** Opens the film on the element and gathers what the player's parts share. */
export const usePlayerScope = (
  film: PlayerProps,
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  toggleShortcuts: () => void,
): {
  scope: PlayerScope;
  shownNotice: Notice;
  run: (command: Command) => void;
  isSlow: boolean;
} => {
  const { src, title, subtitle, poster, startAt = 0, autoPlay = false, patience = 8 } = film;
  const { captions: files = noCaptions, onPrevious, onNext } = film;
  const { locale } = useUi();
  const words = useWords('player', playerWords);
  const [store] = useState(createPlayback);
  const [shownNotice, notice] = useNotice();
  const [look, setLook] = useChoice(
    film.captionStyle,
    defaultCaptionStyle,
    film.onCaptionStyleChange,
  );
  const [isAutoplayOn, setAutoplay] = useChoice(film.isAutoplayOn, true, film.onAutoplayChange);

  // Before the film is opened: the remembered volume is the first that is heard.
  useVolume(video, film.volume, film.onVolumeChange);
  useEffect(() => (video.current ? store.follow(video.current) : undefined), [store, video]);
  const opened = useRef(src);
  useEffect(() => {
    if (opened.current !== src) store.forget();
    opened.current = src;
  }, [store, src]);
  const stream = useStream(video, src, startAt, autoPlay);
  const { isSlow } = useStall(store, patience, stream.giveUp);
  useQualityNotice(stream, words, notice);
  useReports(video, film);
  const modes = useFrameModes(video);
  const captions = useCaptions(video, files, locale, modes.isBare);
  const run = usePlayerCommands({
    frame,
    video,
    words,
    notice,
    captions: files,
    toggleCaptions: captions.toggle,
    toggleShortcuts,
    onEarlyPlay: stream.playWhenReady,
    onPrevious,
    onNext,
  });
  usePlayerKeys(frame, run);
  useMediaSession(
    { title, subtitle, poster, hasPrevious: Boolean(onPrevious), hasNext: Boolean(onNext) },
    store,
    run,
  );
  useWakeLock(usePlayback(store, (state) => state.isPlaying));

  const scope: PlayerScope = {
    store,
    run,
    video: () => video.current,
    words,
    notice,
    holdFocus: () => frame.current?.focus({ preventScroll: true }),
    film,
    stream,
    modes,
    captions,
    captionLook: { look, set: setLook },
    autoplay: { isOn: isAutoplayOn, set: setAutoplay },
  };
  return { scope, shownNotice, run, isSlow };
};
