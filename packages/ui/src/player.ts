// An entry of its own: it brings hls.js, and only a page that plays needs it.
export { Player } from './Player/Player';
export type { PlayerHandle, PlayerProps } from './Player/playerProps';
export type { Progress } from './Player/useReports';
