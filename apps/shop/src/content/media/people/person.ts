import type { Translated } from '@gschool/domain';

/** The main work of a person. */
type Work = 'acting' | 'directing' | 'writing' | 'music' | 'teaching';

/** A person of the sample catalog. All people are invented. */
export interface Person extends Translated<'about'> {
  slug: string;
  name: string;
  work: Work;
  about: string;
  /** `art:portrait/HAIR/SEED`. */
  picture: string;
}
