import { newProfile } from '../packages/domain/src/profile/newProfile';

type Data = Readonly<Record<string, unknown>>;

/** Far enough away that no clock of a test machine passes it. */
const FUTURE = Date.parse('2100-01-01T00:00:00.000Z');
const PAST = Date.parse('2020-01-01T00:00:00.000Z');

/** The claims of a token, as the rules see them. */
export interface Token {
  sub: string;
  email: string;
  email_verified: boolean;
  subscribed?: boolean;
  role?: string;
  expiresAt?: number;
}

const token = (sub: string, claims: Partial<Token> = {}): Token => ({
  sub,
  email: `${sub}@gschool.example`,
  email_verified: false,
  ...claims,
});

/** Everybody who tries something; null is a visitor. */
export const people = {
  visitor: null,
  /** Signed in, never subscribed. */
  mira: token('mira'),
  /** Signed in, without a profile so far. */
  nia: token('nia'),
  subscriber: token('subscriber', { subscribed: true, role: 'user', expiresAt: FUTURE }),
  lapsed: token('lapsed', { subscribed: true, role: 'user', expiresAt: PAST }),
  endless: token('endless', { subscribed: true }),
  moderator: token('moderator', { role: 'moderator' }),
  admin: token('admin', { role: 'admin' }),
} as const;

export type Who = keyof typeof people;

/** The first profile of somebody, as the product writes it. */
export const profileOf = (uid: string): Record<string, unknown> => ({
  ...newProfile({
    uid,
    email: `${uid}@gschool.example`,
    provider: 'email',
    isEmailVerified: false,
    now: '2026-11-01T08:00:00.000Z',
    timezone: 'UTC',
  }),
});

export const aPosition = (n = 0): Data => ({
  videoId: `class-${n}`,
  position: 42,
  duration: 600,
  completed: false,
  hidden: false,
  at: '2026-11-20T10:00:00.000Z',
});

export const aLibrary = (changes: Data = {}): Data => ({
  positions: [aPosition()],
  favorites: ['sunrise'],
  saved: [],
  watchlist: [],
  ...changes,
});

export const aHistory = (changes: Data = {}): Data => ({
  title: 'Sunrise Flow',
  posterRef: 'art:figure/warrior/1',
  durationSeconds: 600,
  position: 42,
  completed: false,
  lastWatchedAt: '2026-11-20T10:00:00.000Z',
  ...changes,
});

export const aPlaylist = (changes: Data = {}): Data => ({
  name: 'Mornings',
  videoIds: ['sunrise', 'hips'],
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  ...changes,
});

/** The documents that are there before each attempt. */
export const world: Readonly<Record<string, Data>> = {
  'users/mira': profileOf('mira'),
  'users/mira/state/library': aLibrary(),
  'users/mira/history/sunrise': aHistory(),
  'users/mira/playlists/mornings': aPlaylist(),
  'users/lapsed/history/sunrise': aHistory(),
  'catalogue/manifest': { version: '1', shards: 1 },
  'catalogue/index-0': { version: '1', data: '{"classes":[]}' },
  'videos/sunrise': { title: 'Sunrise Flow' },
  'videos/sunrise/playback/main': { hls: 'https://video.example/a.m3u8', captions: [] },
  'events/live': { title: 'Live', startsAt: '2026-12-01T18:00:00.000Z' },
  'events/live/access/join': { joinUrl: 'https://live.example/', replayVideoId: null },
  'products/mat': { active: true, name: 'Mat' },
  'products/mat/prices/one': { active: true, unit_amount: 4900, currency: 'usd' },
  'customers/mira': { stripeId: 'c', stripeLink: 'l', email: 'mira@gschool.example' },
  'customers/mira/subscriptions/one': { status: 'active' },
  'customers/mira/payments/one': { status: 'succeeded' },
  'secrets/one': { text: 'nobody' },
};
