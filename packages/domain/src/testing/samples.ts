import type { Catalogue, ClassCard, LiveEvent } from '../catalogue/types';
import type { WatchPosition } from '../library/types';
import { createNewProfile } from '../profile/newProfile';
import type { UserProfile } from '../documents/profile';

/** A class for tests with a default for every field. */
export const createSampleClass = (changes: Partial<ClassCard> = {}): ClassCard => ({
  id: 'sunrise-flow',
  title: 'Sunrise Flow',
  styleId: 'yoga',
  styleName: 'Yoga',
  level: 'beginner',
  durationSeconds: 1440,
  poster: 'art:figure/warrior/1',
  releasedAt: '2026-11-01T08:00:00.000Z',
  instructorId: 'noor',
  instructorName: 'Noor Haddad',
  seriesId: null,
  equipment: ['mat'],
  focus: ['hips'],
  phases: [],
  collections: [],
  hasVideo: true,
  ...changes,
});

export const createSampleCatalogue = (changes: Partial<Catalogue> = {}): Catalogue => ({
  version: '1',
  classes: [],
  styles: [],
  instructors: [],
  series: [],
  ...changes,
});

export const createSamplePosition = (changes: Partial<WatchPosition> = {}): WatchPosition => ({
  videoId: 'sunrise-flow',
  position: 100,
  duration: 1440,
  completed: false,
  hidden: false,
  at: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const createSampleProfile = (changes: Partial<UserProfile> = {}): UserProfile => ({
  ...createNewProfile({
    uid: 'u1',
    email: 'mira@gschool.example',
    provider: 'email',
    isEmailVerified: false,
    now: '2026-11-01T08:00:00.000Z',
    timezone: 'Europe/Paris',
  }),
  ...changes,
});

/** An event for tests, at 15:00 UTC on December 1, 2026. */
export const createSampleEvent = (changes: Partial<LiveEvent> = {}): LiveEvent => ({
  id: 'tea',
  title: 'Breath and tea',
  startsAt: '2026-12-01T15:00:00.000Z',
  durationMinutes: 40,
  instructorName: null,
  instructorId: null,
  hasReplay: false,
  description: 'Bring a cup.',
  poster: '',
  ...changes,
});
