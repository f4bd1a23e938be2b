import type { PlayerMessage } from '@gschool/app/preview';
import { createStore } from '@gschool/state';
import { useSyncExternalStore } from 'react';

/** Where the player of the preview is, in whole seconds. */
export type PreviewPlayer = Omit<PlayerMessage, 'type'>;

/** The player of the preview on this page; null before it has loaded a video. */
export const previewPlayer = createStore<PreviewPlayer | null>(null);

/** A value of the player of the preview, such as its position. */
export const usePreviewPlayer = <Value>(select: (player: PreviewPlayer | null) => Value): Value =>
  useSyncExternalStore(
    previewPlayer.subscribe,
    () => select(previewPlayer.get()),
    () => select(null),
  );
