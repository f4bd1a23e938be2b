import { createContext, use, useSyncExternalStore } from 'react';

import type { CaptionStyle } from '../captions/captionStyle';
import type { Command } from '../commands/keyboard';
import { initialPlayback, type Playback, type PlaybackStore } from './playbackStore';
import type { PlayerProps } from '../playerProps';
import type { CaptionsState } from '../captions/useTextTracks';
import type { PresentationMode } from '../commands/usePresentationMode';
import type { StreamState } from '../engine/useStream';
import type { PlayerMessages } from '../messages';

/** The values that the parts of a player share. */
export interface PlayerContextValue {
  store: PlaybackStore;
  run: (command: Command) => void;
  getVideo: () => HTMLVideoElement | null;
  messages: PlayerMessages;
  /**
   * Focuses the player before a pressed button unmounts, so that keyboard shortcuts keep working.
   */
  focusPlayer: () => void;
  /** The props of the player. */
  props: PlayerProps;
  stream: StreamState;
  presentationMode: PresentationMode;
  captions: CaptionsState;
  captionStyle: { style: CaptionStyle; set: (style: CaptionStyle) => void };
  autoplay: { isOn: boolean; set: (isOn: boolean) => void };
}

export const PlayerContext = createContext<PlayerContextValue | null>(null);

/** Returns the shared values of the player around a control. */
export const usePlayer = (): PlayerContextValue => {
  const player = use(PlayerContext);
  if (!player) throw new Error('A control of the player was used outside of it.');
  return player;
};

/** Selects one value of the playback state. Renders again only when that value changes. */
export const usePlayback = <Value extends string | number | boolean>(
  store: PlaybackStore,
  select: (state: Playback) => Value,
): Value =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(initialPlayback),
  );
