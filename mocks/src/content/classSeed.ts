import type { Collection, CyclicalPhase, Level } from '@gschool/domain';

export type InstructorId = 'gaia' | 'imani' | 'lena' | 'noor' | 'yuki' | 'camila';

/** The poses that the poster art system draws. */
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

/** A class of the demo as it is written down; its style is its file, the newest stands first. */
export interface ClassSeed {
  id: string;
  title: string;
  description: string;
  instructor: InstructorId;
  level: Level;
  minutes: number;
  /** Pose and seed of its poster; the seed also picks palette and ground. */
  art: `${Motif}/${number}`;
  equipment?: readonly string[];
  focus: readonly string[];
  phases?: readonly CyclicalPhase[];
  collections?: readonly Collection[];
  isPublic?: true;
  /** Titles by the minute at which they start. */
  chapters: Readonly<Record<number, string>>;
  /** Its texts in Arabic; the titles of the chapters in their order. */
  ar: { title: string; description: string; chapters: readonly string[] };
}
