import type { Translated } from '@gschool/domain';

/** What somebody does; her page says it first. */
type Work = 'acting' | 'directing' | 'writing' | 'music' | 'teaching';

/** Somebody who plays, makes or teaches. Invented, every one of them. */
export interface Person extends Translated<'about'> {
  slug: string;
  name: string;
  work: Work;
  /** Two or three sentences. */
  about: string;
  /** `art:portrait/HAIR/SEED`. */
  picture: string;
}
