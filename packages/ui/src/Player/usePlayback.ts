import { createContext, use, useSyncExternalStore } from 'react';
import type { Command } from './keyboard';
import { initialPlayback, type Playback, type PlaybackStore } from './playback';
import type { PlayerWords } from './words';

/** What the parts of one player share. */
export interface PlayerScope {
  store: PlaybackStore;
  run: (command: Command) => void;
  video: () => HTMLVideoElement | null;
  words: PlayerWords;
}

export const PlayerContext = createContext<PlayerScope | null>(null);

/** The player around a control. */
export const usePlayer = (): PlayerScope => {
  const scope = use(PlayerContext);
  if (!scope) throw new Error('A control of the player was used outside of it.');
  return scope;
};

/** One value of the film's state; the caller renders again only when that value changes. */
export const usePlayback = <Value extends string | number | boolean>(
  store: PlaybackStore,
  select: (state: Playback) => Value,
): Value =>
  useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(initialPlayback),
  );
