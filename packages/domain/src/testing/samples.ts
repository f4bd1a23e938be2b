import type { Catalogue, ClassCard, LiveEvent } from '../catalogue/types';
import type { WatchPosition } from '../library/types';
import { createNewProfile } from '../profile/newProfile';
import type { ShopAddress } from '../documents/address';
import { cardFields, eventFields } from '../documents/catalogue';
import type { UserProfile } from '../documents/profile';
import { createEmptyDocument } from '../documents/readDocument';
import { emptyAddress } from '../shop/address';
import type { Order } from '../shop/order';

/** A class for tests with a default for every field. */
export const createSampleClass = (changes: Partial<ClassCard> = {}): ClassCard => ({
  ...createEmptyDocument(cardFields, ''),
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
  equipment: ['mat'],
  focus: ['hips'],
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

/** A profile for tests as a new one, without a membership. */
export const createSampleProfile = (changes: Partial<UserProfile> = {}): UserProfile => ({
  ...createNewProfile({
    uid: 'mira',
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
  ...createEmptyDocument(eventFields, ''),
  id: 'tea',
  title: 'Breath and tea',
  startsAt: '2026-12-01T15:00:00.000Z',
  durationMinutes: 40,
  description: 'Bring a cup.',
  ...changes,
});

export const sampleAddress: ShopAddress = {
  ...emptyAddress,
  name: 'Mira',
  line1: '1 Quay',
  city: 'Nantes',
  postalCode: '44000',
  country: 'FR',
};

/** A requested order for tests: a mat and its delivery. */
export const createSampleOrder = (changes: Partial<Order> = {}): Order => ({
  number: '0123456789ABCDEFGHJKMNPQRS',
  state: 'requested',
  lines: [
    { productId: 'mat', priceId: 'price_mat', quantity: 1 },
    { productId: 'delivery', priceId: 'way', quantity: 1 },
  ],
  address: sampleAddress,
  sessionId: '0123456789ABCDEFGHJKMNPQRS-1',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});
