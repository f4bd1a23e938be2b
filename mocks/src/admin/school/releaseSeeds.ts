import type { PackList } from '@gschool/domain/content-pack';

export const ADMIN = 'demo-admin';
export const MODERATOR = 'demo-moderator';

/** One publication of the demo's history. */
export interface ReleaseSeed {
  hoursAgo: number;
  note: string;
  /** @default 'demo-admin' */
  by?: string;
  /** The entries that it created. */
  created?: readonly (readonly [PackList, id: string])[];
  /** The entries that it changed, with the values that fields had before. */
  changed?: readonly (readonly [PackList, id: string, before: object])[];
  /** The translations whose original it changed without them. */
  outdated?: readonly (readonly [PackList, id: string, address: string])[];
}

/** The class that an editor renamed while an administrator did, too. */
export const RENAMED = { id: 'humming', before: { en: 'Humming', ar: 'همهمة' } } as const;
/** A class with an Arabic title that is older than the English one. */
export const OUTDATED_ID = 'tree-in-a-breeze';

/** The publications of the demo, the first one first. The last one ended in the live content. */
export const releaseSeeds: readonly ReleaseSeed[] = [
  { hoursAgo: 816, note: 'The first catalog', by: 'command' },
  {
    hoursAgo: 480,
    note: 'Events of next month',
    created: [
      ['events', 'month-opening-with-gaia'],
      ['events', 'ask-noor-about-backs'],
    ],
    changed: [['events', 'deadlift-clinic', { durationMinutes: 45 }]],
  },
  {
    hoursAgo: 312,
    note: 'Two new classes for strong days',
    created: [
      ['videos', 'press-pull-carry'],
      ['videos', 'warrior-three-takes-off'],
    ],
  },
  {
    hoursAgo: 150,
    note: 'A better name for the tree class. The Arabic one follows.',
    changed: [
      ['videos', OUTDATED_ID, { title: { en: 'Tree in the wind', ar: 'الشجرة في مهبّ النسيم' } }],
    ],
    outdated: [['videos', OUTDATED_ID, 'ar/title']],
  },
  {
    hoursAgo: 25,
    note: 'Clearer titles and equipment',
    changed: [
      ['videos', RENAMED.id, { title: RENAMED.before }],
      ['videos', 'quiet-cardio', { focus: ['legs'] }],
      ['instructors', 'gaia', { bio: 'Founder.' }],
    ],
  },
];
