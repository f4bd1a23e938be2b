// A separate entry point, because it loads hls.js and only pages with a player need it.
export { Player } from './media/Player/Player';
export { Transcript, type TranscriptProps } from './media/Transcript/Transcript';
export { defaultCaptionStyle, type CaptionStyle } from './media/Player/captions/captionStyle';
export { preloadStream } from './media/Player/engine/preloadStream';
export type {
  ErrorAction,
  PlayerHandle,
  PlayerProps,
  UpNext,
  VideoSource,
} from './media/Player/playerProps';
export type { Chapter } from './media/Player/state/chapters';
export type { StreamError } from './media/Player/engine/playlistErrors';
export type { Captions } from './media/Player/captions/captions';
export type { Progress } from './media/Player/state/useProgressEvents';
export type { Volume } from './media/Player/state/useVolume';
