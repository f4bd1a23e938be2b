/** The films that the demo's classes play; `npm run clips` draws them into mocks/public/clips. */
export type ClipName = 'breathing' | 'interval' | 'mobility';

/** What the loops are built from; written by `npm run clips` and held equal to the files by a test. */
export interface ClipMeta {
  name: ClipName;
  /** Length of every segment in seconds, in order. */
  segments: readonly number[];
  renditions: readonly { name: string; width: number; height: number; bandwidth: number }[];
  codecs: string;
  frameRate: number;
}

/** Which film a style's classes show. */
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

/** Folder of the looped playlists of one film at one length, relative to the app's base. */
export const loopFolder = (clip: string, seconds: number) => `clips/loop/${clip}-${seconds}`;
