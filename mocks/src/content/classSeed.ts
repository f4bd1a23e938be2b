import type { classFields, ClassDetails, TranslatedText } from '@gschool/domain';

export type InstructorId = 'gaia' | 'imani' | 'lena' | 'noor' | 'yuki' | 'camila';

/** The poses of the poster art. */
export type Motif =
  | 'warrior'
  | 'tree'
  | 'lunge'
  | 'dancer'
  | 'squat'
  | 'plank'
  | 'bridge'
  | 'jump'
  | 'seated'
  | 'downdog'
  | 'cobra'
  | 'triangle'
  | 'child'
  | 'boat'
  | 'sidePlank'
  | 'deadlift'
  | 'kettlebell'
  | 'press'
  | 'run'
  | 'kick'
  | 'twist'
  | 'fold'
  | 'breathe'
  | 'reach'
  | 'swing';

/** A text of a class that exists in English and Arabic. */
export type SeedText = Exclude<TranslatedText<typeof classFields>, 'styleName' | 'instructorName'>;

type OptionalText = Exclude<SeedText, 'title' | 'description'>;

/**
 * A class of the demo. The file that contains it determines its style; the first class in a file is
 * the newest.
 */
export interface ClassSeed
  extends
    Pick<ClassDetails, 'id' | 'title' | 'description' | 'level' | 'focus'>,
    Partial<Pick<ClassDetails, OptionalText | 'equipment' | 'phases' | 'collections'>> {
  instructor: InstructorId;
  minutes: number;
  /** The pose and the seed of the poster. The seed also selects its colors. */
  art: `${Motif}/${number}`;
  isPublic?: true;
  /** Chapter titles by start minute. */
  chapters: Readonly<Record<number, string>>;
  /** The Arabic texts. Chapter titles are in order. */
  ar: Pick<ClassDetails, 'title' | 'description'> &
    Partial<Pick<ClassDetails, OptionalText>> & { chapters: readonly string[] };
}
