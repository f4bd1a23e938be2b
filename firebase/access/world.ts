import { aCheckout, aHistory, aLibrary, anOrder, aPlaylist, aProfile, type Data } from './samples';

/** The documents that are there before each attempt. */
export const world: Readonly<Record<string, Data>> = {
  'users/mira': aProfile('mira', {
    preferences: {
      theme: 'gschool',
      emailNotifications: true,
      newsletterSubscribed: false,
      contentPreferences: ['style:yoga'],
    },
  }),
  'users/admin': aProfile('admin', { role: 'admin' }),
  // Written before the product knew all fields.
  'users/lapsed': {
    uid: 'lapsed',
    email: 'lapsed@gschool.example',
    subscriptionStatus: 'canceled',
    createdAt: '2024-01-01T00:00:00Z',
    isEmailVerified: false,
    role: 'user',
  },
  'users/mira/state/library': aLibrary(),
  'users/mira/history/sunrise': aHistory(),
  'users/mira/playlists/mornings': aPlaylist(),
  'users/lapsed/history/sunrise': aHistory(),
  'catalogue/manifest': { version: '1', shards: 1 },
  'catalogue/index-0': { version: '1', data: '{"classes":[]}' },
  'catalogue/draft': { version: '2', data: '{"classes":[]}' },
  'videos/sunrise': { title: 'Sunrise Flow' },
  'videos/sunrise/playback/main': { hls: 'https://video.example/a.m3u8', captions: [] },
  'videos/sunrise/playback/master': { hls: 'https://video.example/master.m3u8' },
  'events/live': {
    title: 'Live',
    startsAt: '2026-12-01T18:00:00.000Z',
    durationMinutes: 60,
    instructor: null,
    description: '',
    poster: '',
  },
  'events/live/access/join': { joinUrl: 'https://live.example/', replayVideoId: null },
  'events/live/access/host': { startUrl: 'https://live.example/host' },
  'products/mat': { active: true, name: 'Mat' },
  'products/mat/prices/one': { active: true, unit_amount: 4900, currency: 'usd' },
  'products/mat/tax_rates/one': { percentage: 20 },
  'customers/mira': { stripeId: 'c', stripeLink: 'l', email: 'mira@gschool.example' },
  'customers/mira/subscriptions/one': { status: 'active' },
  'customers/mira/payments/one': { status: 'succeeded' },
  'customers/mira/checkout_sessions/asked': aCheckout(),
  'orders/one': anOrder({ createdAt: new Date('2026-11-20T10:00:00.000Z') }),
  'orders/foreign': anOrder({ uid: 'nia', createdAt: new Date('2026-11-20T10:00:00.000Z') }),
  'orderStatus/0123456789abcdef': { state: 'requested', requestedAt: '2026-11-20T10:00:00.000Z' },
  'secrets/one': { text: 'nobody' },
};
