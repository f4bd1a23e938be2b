// An entry of its own: it brings hls.js, and only a page that plays needs it.
export { Player } from './Player/Player';
export { defaultCaptionStyle, type CaptionStyle } from './Player/captionStyle';
export type { FaultWay, PlayerHandle, PlayerProps, UpNext } from './Player/playerProps';
export type { Chapter } from './Player/chapters';
export type { StreamFault } from './Player/hls';
export type { Captions } from './Player/useCaptions';
export type { Progress } from './Player/useReports';
export type { Volume } from './Player/useVolume';
