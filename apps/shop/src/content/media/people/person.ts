/** What somebody does; her page says it first. */
export type Work = 'acting' | 'directing' | 'writing' | 'music' | 'teaching';

/** Somebody who plays, makes or teaches. Invented, every one of them. */
export interface Person {
  slug: string;
  name: string;
  work: Work;
  /** Two or three sentences. */
  about: string;
  /** `art:portrait/HAIR/SEED`. */
  picture: string;
}
