// An entry of its own: it brings hls.js, and only a page that plays needs it.
export { Player } from './media/Player/Player';
export { defaultCaptionStyle, type CaptionStyle } from './media/Player/captionStyle';
export type { FaultWay, PlayerHandle, PlayerProps, UpNext } from './media/Player/playerProps';
export type { Chapter } from './media/Player/chapters';
export type { StreamFault } from './media/Player/hls';
export type { Captions } from './media/Player/useCaptions';
export type { Progress } from './media/Player/useReports';
export type { Volume } from './media/Player/useVolume';
