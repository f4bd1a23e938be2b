import type { CustomClaims } from './store/types';

/** Who asks: the owner of `users/ann`, others, and a visitor without a token. */
export type Actor = 'visitor' | 'ann' | 'annLapsed' | 'annUndated' | 'bob' | 'bobActive' | 'admin';

type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One line of the allow/deny table, for the mock and for the rules on the emulator alike. */
export interface AccessCase {
  name: string;
  who: Actor;
  operation: Operation;
  /** A document, or for a list a collection. */
  path: string;
  /** The whole document after the write. */
  data?: Readonly<Record<string, unknown>>;
  isAllowed: boolean;
}

const hour = 3_600_000;

/** Tokens of the actors; `now` is in epoch milliseconds. */
export const actors = (
  now: number,
): Record<Exclude<Actor, 'visitor'>, { uid: string; email: string; claims: CustomClaims }> => {
  const ann = { uid: 'ann', email: 'ann@gschool.example' };
  const bob = { uid: 'bob', email: 'bob@gschool.example' };
  return {
    ann: { ...ann, claims: {} },
    annLapsed: { ...ann, claims: { subscribed: true, expiresAt: now - hour } },
    annUndated: { ...ann, claims: { subscribed: true } },
    bob: { ...bob, claims: {} },
    bobActive: { ...bob, claims: { subscribed: true, expiresAt: now + hour } },
    admin: { uid: 'root', email: 'root@gschool.example', claims: { role: 'admin' } },
  };
};

const profile = {
  uid: 'ann',
  email: 'ann@gschool.example',
  displayName: 'Ann',
  photoURL: '',
  subscriptionStatus: 'inactive',
  createdAt: '2026-01-02T03:04:05.000Z',
  authProvider: 'email',
  isEmailVerified: false,
  role: 'user',
  profileCompleteness: 13,
  location: { country: '', region: '', city: '', postalCode: '' },
  timezone: 'UTC',
};
const library = { positions: [], favorites: ['a'], saved: [], watchlist: [] };
const history = {
  title: 'A class',
  posterRef: 'art:figure/tree/1',
  durationSeconds: 600,
  position: 60,
  completed: false,
  lastWatchedAt: '2026-01-02T03:04:05.000Z',
};
const checkout = {
  mode: 'subscription',
  price: 'price_1',
  success_url: 'http://localhost:5173/profile',
  cancel_url: 'http://localhost:5173/profile',
};

/** What lies in the database before each case. */
export const existing: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'users/ann': profile,
  'users/ann/state/library': library,
  'users/ann/history/v1': history,
  'catalogue/manifest': { version: '1', shards: 1 },
  'videos/v1': { title: 'A class' },
  'videos/v1/playback/main': { hls: 'https://films.example/1.m3u8' },
  'events/e1': { title: 'An event' },
  'events/e1/access/join': { joinUrl: 'https://live.example/1' },
  'products/p1': { active: true },
  'customers/ann': { email: 'ann@gschool.example' },
  'orders/o1': { uid: 'ann', status: 'requested' },
  'orderStatus/n1': { state: 'requested' },
  'secrets/s1': { text: 'closed' },
};

type Row = [who: Actor, operation: Operation, path: string, isAllowed: boolean];

/** Reads and deletions: nothing but who, what and where. */
const plain: readonly Row[] = [
  ['ann', 'get', 'users/ann', true],
  ['admin', 'get', 'users/ann', true],
  ['bob', 'get', 'users/ann', false],
  ['visitor', 'get', 'users/ann', false],
  ['ann', 'delete', 'users/ann', true],
  ['bob', 'delete', 'users/ann', false],
  ['ann', 'get', 'users/ann/state/library', true],
  ['bob', 'get', 'users/ann/state/library', false],
  ['admin', 'get', 'users/ann/state/library', false],
  ['annLapsed', 'get', 'users/ann/history/v1', true],
  ['annLapsed', 'list', 'users/ann/history', true],
  ['bobActive', 'list', 'users/ann/history', false],
  ['bobActive', 'get', 'catalogue/manifest', true],
  ['admin', 'get', 'catalogue/manifest', true],
  ['annLapsed', 'get', 'catalogue/manifest', false],
  ['annUndated', 'get', 'catalogue/manifest', false],
  ['ann', 'get', 'catalogue/manifest', false],
  ['visitor', 'get', 'catalogue/manifest', false],
  ['bobActive', 'get', 'videos/v1', true],
  ['bobActive', 'list', 'videos', true],
  ['ann', 'get', 'videos/v1', false],
  ['bobActive', 'get', 'videos/v1/playback/main', true],
  ['admin', 'get', 'videos/v1/playback/main', false],
  ['annLapsed', 'get', 'videos/v1/playback/main', false],
  ['visitor', 'get', 'events/e1', true],
  ['visitor', 'list', 'events', true],
  ['bobActive', 'get', 'events/e1/access/join', true],
  ['ann', 'get', 'events/e1/access/join', false],
  ['visitor', 'get', 'products/p1', true],
  ['visitor', 'list', 'products', true],
  ['ann', 'get', 'customers/ann', true],
  ['bob', 'get', 'customers/ann', false],
  ['ann', 'get', 'orders/o1', true],
  ['bob', 'get', 'orders/o1', false],
  ['ann', 'delete', 'orders/o1', false],
  ['visitor', 'get', 'orderStatus/n1', true],
  ['visitor', 'list', 'orderStatus', false],
  ['admin', 'get', 'secrets/s1', false],
  ['bobActive', 'delete', 'videos/v1', false],
];

type Change = [
  name: string,
  who: Actor,
  operation: 'create' | 'update',
  path: string,
  data: Readonly<Record<string, unknown>>,
  isAllowed: boolean,
];

const bobs = { ...profile, uid: 'bob', email: 'bob@gschool.example' };

/** Creations and changes, with the document that they would leave behind. */
const changes: readonly Change[] = [
  ['a fresh profile', 'bob', 'create', 'users/bob', bobs, true],
  ['as admin', 'bob', 'create', 'users/bob', { ...bobs, role: 'admin' }, false],
  ['as subscriber', 'bob', 'create', 'users/bob', { ...bobs, subscriptionStatus: 'active' }, false],
  ['another address', 'bob', 'create', 'users/bob', { ...bobs, email: 'x@y.example' }, false],
  ['verified by itself', 'bob', 'create', 'users/bob', { ...bobs, isEmailVerified: true }, false],
  ['an unknown field', 'bob', 'create', 'users/bob', { ...bobs, isGod: true }, false],
  ['for somebody else', 'ann', 'create', 'users/bob', bobs, false],
  ['a new name', 'ann', 'update', 'users/ann', { ...profile, displayName: 'Anna' }, true],
  [
    'a long name',
    'ann',
    'update',
    'users/ann',
    { ...profile, displayName: 'a'.repeat(201) },
    false,
  ],
  ['a role', 'ann', 'update', 'users/ann', { ...profile, role: 'admin' }, false],
  ['a status', 'ann', 'update', 'users/ann', { ...profile, subscriptionStatus: 'active' }, false],
  [
    'a photo by http',
    'ann',
    'update',
    'users/ann',
    { ...profile, photoURL: 'http://x.example/a' },
    false,
  ],
  [
    'its own photo',
    'ann',
    'update',
    'users/ann',
    { ...profile, photoURL: 'users/ann/avatar' },
    true,
  ],
  ['by admin', 'admin', 'update', 'users/ann', { ...profile, displayName: 'Anna' }, false],
  ['a library', 'ann', 'update', 'users/ann/state/library', { ...library, saved: ['b'] }, true],
  ['a bad id', 'ann', 'update', 'users/ann/state/library', { ...library, saved: ['../b'] }, false],
  ['another state', 'ann', 'create', 'users/ann/state/other', library, false],
  ['a history entry', 'ann', 'create', 'users/ann/history/v2', history, true],
  ['beyond the end', 'ann', 'create', 'users/ann/history/v2', { ...history, position: 601 }, false],
  ['a catalogue', 'admin', 'update', 'catalogue/manifest', { version: '2', shards: 1 }, false],
  ['a checkout', 'ann', 'create', 'customers/ann/checkout_sessions/c1', checkout, true],
  [
    'with a trial',
    'ann',
    'create',
    'customers/ann/checkout_sessions/c1',
    { ...checkout, trial_period_days: 99 },
    false,
  ],
  [
    'to elsewhere',
    'ann',
    'create',
    'customers/ann/checkout_sessions/c1',
    { ...checkout, success_url: 'https://x.example/' },
    false,
  ],
  ['an order of another', 'bob', 'update', 'orders/o1', { uid: 'bob', status: 'paid' }, false],
];

export const accessCases: readonly AccessCase[] = [
  ...plain.map(([who, operation, path, isAllowed]): AccessCase => ({
    name: `${who} ${operation} ${path}`,
    who,
    operation,
    path,
    isAllowed,
  })),
  ...changes.map(([what, who, operation, path, data, isAllowed]): AccessCase => ({
    name: `${who} ${operation} ${path}: ${what}`,
    who,
    operation,
    path,
    data,
    isAllowed,
  })),
];
