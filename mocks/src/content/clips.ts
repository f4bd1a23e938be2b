/** The films that the demo's classes play; `npm run clips` draws them into mocks/public/clips. */
export type ClipName = 'breathing' | 'interval' | 'mobility';

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
