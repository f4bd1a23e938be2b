/** The clips of the demo's classes, in `mocks/public/clips`. */
export type ClipName = 'breathing' | 'interval' | 'mobility';

/** The clip of each style. */
export const clipOfStyle: Readonly<Record<string, ClipName>> = {
  breath: 'breathing',
  yoga: 'breathing',
  strength: 'interval',
  cardio: 'interval',
  dance: 'interval',
  mobility: 'mobility',
  pilates: 'mobility',
  balance: 'mobility',
};

/** Folder of the looped playlists for a clip and a length, relative to the app's base. */
export const loopFolder = (clip: string, seconds: number) => `clips/loop/${clip}-${seconds}`;
