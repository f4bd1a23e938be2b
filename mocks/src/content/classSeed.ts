import type { Collection, CyclicalPhase, Level } from '@gschool/domain';

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

/**
 * A class of the demo. The file that contains it determines its style; the first class in a file is
 * the newest.
 */
export interface ClassSeed {
  id: string;
  title: string;
  description: string;
  instructor: InstructorId;
  level: Level;
  minutes: number;
  /** The pose and the seed of the poster. The seed also selects its colors. */
  art: `${Motif}/${number}`;
  equipment?: readonly string[];
  focus: readonly string[];
  phases?: readonly CyclicalPhase[];
  collections?: readonly Collection[];
  isPublic?: true;
  /** Chapter titles by start minute. */
  chapters: Readonly<Record<number, string>>;
  /** The Arabic texts. Chapter titles are in order. */
  ar: { title: string; description: string; chapters: readonly string[] };
}
