import { useEffect, useRef, useState, type RefObject } from 'react';

import { defaultCaptionStyle } from '../captions/captionStyle';
import type { Command } from '../commands/keyboard';
import { createPlaybackStore } from './playbackStore';
import type { PlayerProps } from '../playerProps';
import type { Captions } from '../captions/captions';
import { useTextTracks } from '../captions/useTextTracks';
import { usePresentationMode } from '../commands/usePresentationMode';
import { useMediaSession } from '../system/useMediaSession';
import { useNotice, type Notice } from './useNotice';
import { usePlayback, type PlayerContextValue } from './PlayerContext';
import { usePlayerCommands } from '../commands/usePlayerCommands';
import { useKeyboardShortcuts } from '../commands/useKeyboardShortcuts';
import { useOverlayContainer } from '../../../internal/OverlayContainer';
import { useEffectEvent } from '../../../internal/useEffectEvent';
import { useQualityNotice } from '../engine/useQualityNotice';
import { useProgressEvents } from './useProgressEvents';
import { useStall } from '../engine/useStall';
import { useStream } from '../engine/useStream';
import { useVolume } from './useVolume';
import { useWakeLock } from '../system/useWakeLock';
import { playerMessages } from '../messages';
import { useUi, useMessages } from '../../../providers/UiProvider/UiProvider';

/**
 * A value that the page controls if it passes `controlled` and `onChange`; otherwise local state.
 */
const useControllableState = <Value>(
  controlled: Value | undefined,
  initial: Value,
  onChange: ((value: Value) => void) | undefined,
): [value: Value, choose: (value: Value) => void] => {
  const [uncontrolled, setUncontrolled] = useState<Value | undefined>(undefined);
  // Without `onChange`, the page cannot store the value.
  const value = (onChange ? controlled : (uncontrolled ?? controlled)) ?? uncontrolled ?? initial;
  return [
    value,
    (next) => {
      setUncontrolled(next);
      onChange?.(next);
    },
  ];
};

const emptyCaptions: readonly Captions[] = [];

/** Opens the video on the element and returns the values that the player's parts share. */
export const usePlayerContextValue = (
  props: PlayerProps,
  frame: RefObject<HTMLElement | null>,
  video: RefObject<HTMLVideoElement | null>,
  toggleShortcuts: () => void,
): {
  player: PlayerContextValue;
  shownNotice: Notice;
  run: (command: Command) => void;
  isSlow: boolean;
} => {
  const {
    src,
    title,
    subtitle,
    poster,
    startAt = 0,
    autoPlay = false,
    slowAfterSeconds = 8,
  } = props;
  const { captions: files = emptyCaptions, onPrevious, onNext } = props;
  const { locale } = useUi();
  const messages = useMessages('player', playerMessages);
  const [store] = useState(createPlaybackStore);
  const [shownNotice, notice] = useNotice();
  const [style, setCaptionStyle] = useControllableState(
    props.captionStyle,
    defaultCaptionStyle,
    props.onCaptionStyleChange,
  );
  const [isAutoplayOn, setAutoplay] = useControllableState(
    props.isAutoplayOn,
    true,
    props.onAutoplayChange,
  );

  // Before the video is opened, so that it starts with the stored volume.
  useVolume(video, props.volume, props.onVolumeChange);
  useEffect(() => (video.current ? store.attach(video.current) : undefined), [store, video]);
  const videoKey = props.videoId ?? src;
  const opened = useRef(videoKey);
  useEffect(() => {
    if (opened.current !== videoKey) store.reset();
    opened.current = videoKey;
  }, [store, videoKey]);
  const stream = useStream(video, props, videoKey, startAt, autoPlay);
  const { isSlow } = useStall(store, slowAfterSeconds, stream.giveUp);
  useQualityNotice(stream, messages, notice);
  useProgressEvents(video, videoKey, props);
  const presentationMode = usePresentationMode(video);
  const captions = useTextTracks(video, files, locale, presentationMode.isNative);
  const reportCaptions = useEffectEvent(() => props.onCaptionsChange?.(captions.shown));
  useEffect(() => reportCaptions(), [captions.shown?.id, captions.shown?.src]);
  const run = usePlayerCommands({
    frame,
    video,
    messages,
    notice,
    toggleCaptions: captions.toggle,
    toggleShortcuts,
    onEarlyPlay: stream.playWhenReady,
    onPrevious,
    onNext,
  });
  useKeyboardShortcuts(frame, run);
  useMediaSession(
    { title, subtitle, poster, hasPrevious: Boolean(onPrevious), hasNext: Boolean(onNext) },
    store,
    run,
  );
  const { isPicture } = useOverlayContainer();
  useWakeLock(usePlayback(store, (state) => state.isPlaying) && !isPicture);

  const player: PlayerContextValue = {
    store,
    run,
    getVideo: () => video.current,
    messages,
    focusPlayer: () => frame.current?.focus({ preventScroll: true }),
    props,
    stream,
    presentationMode,
    captions,
    captionStyle: { style, set: setCaptionStyle },
    autoplay: { isOn: isAutoplayOn, set: setAutoplay },
  };
  return { player, shownNotice, run, isSlow };
};
