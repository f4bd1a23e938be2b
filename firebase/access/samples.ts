import type {
  CartDocument,
  CheckoutRequest,
  HistoryDocument,
  LibraryDocument,
  OrderDocument,
  PlaylistDocument,
} from '../../packages/data/src/documents';
import { encodePosition } from '../../packages/domain/src/library/encodePosition';
import type { WatchPosition } from '../../packages/domain/src/library/types';
import {
  createSamplePosition,
  createSampleProfile,
  sampleAddress,
} from '../../packages/domain/src/testing/samples';
import { encodeOrderNumber } from '../../packages/domain/src/shop/orderNumber';

export type Data = Readonly<Record<string, unknown>>;

const INSTANT = '2026-11-20T10:00:00.000Z';

/** The order number that a text stands for. */
export const aNumber = (name: string): string =>
  encodeOrderNumber(Uint8Array.from({ length: 16 }, (_, at) => name.charCodeAt(at % name.length)));

/** The numbers of the stored orders: two of mira's, and one of nia's. */
export const storedNumbers = {
  own: aNumber('own'),
  sent: aNumber('sent'),
  foreign: aNumber('foreign'),
} as const;

/** A new profile, as the product creates it. */
export const aProfile = (uid: string, changes: Data = {}): Data => ({
  ...createSampleProfile({ uid, email: `${uid}@gschool.example`, timezone: 'UTC' }),
  ...changes,
});

export const aPosition = (n = 0): WatchPosition =>
  createSamplePosition({ videoId: `class-${n}`, position: 42, duration: 600 });

export const aPositionText = (n = 0): string => encodePosition(aPosition(n)) ?? '';

export const aCart = (changes: Data = {}): Data => ({
  ...({ lines: ['tee:tee-m:2'], wishlist: ['mug'] } satisfies CartDocument),
  ...changes,
});

/** A draft of the class `sunrise`. The time of a write is set by the server. */
export const aDraft = (by: string, changes: Data = {}): Data => ({
  list: 'videos',
  entryId: 'sunrise',
  data: '{"confirmed":[],"entry":null}',
  base: '000001',
  by,
  ...changes,
});

export const aDraftEditor = (changes: Data = {}): Data => ({ name: 'Mona', ...changes });

export const aLibrary = (changes: Data = {}): Data => ({
  ...({
    positions: [aPositionText()],
    favorites: ['sunrise'],
    saved: [],
    watchlist: [],
    marks: [],
    days: [],
    visits: [],
  } satisfies LibraryDocument),
  ...changes,
});

export const aHistory = (changes: Data = {}): Data => ({
  ...({
    title: 'Sunrise Flow',
    posterRef: 'art:figure/warrior/1',
    durationSeconds: 600,
    position: 42,
    completed: false,
    lastWatchedAt: INSTANT,
  } satisfies HistoryDocument),
  ...changes,
});

export const aPlaylist = (changes: Data = {}): Data => ({
  ...({
    name: 'Mornings',
    videoIds: ['sunrise', 'hips'],
    createdAt: INSTANT,
    updatedAt: INSTANT,
  } satisfies PlaylistDocument),
  ...changes,
});

export const aCheckout = (changes: Data = {}): Data => ({
  ...({
    mode: 'subscription',
    price: 'price_1Monthly',
    success_url: 'http://localhost:5173/profile?tab=subscription&paid=yes',
    cancel_url: 'http://localhost:5173/profile?tab=subscription',
  } satisfies CheckoutRequest),
  ...changes,
});

/** A checkout session with line items. */
export const aCartCheckout = (lines: unknown, changes: Data = {}): Data => {
  const metadata = { orderId: storedNumbers.own };
  const { price: _price, ...frame } = aCheckout({ mode: 'payment', metadata });
  return { ...frame, line_items: lines, ...changes };
};

/** The count of what an account has opened. */
export const aCheckoutLimit = (changes: Data = {}): Data => ({
  count: 1,
  startedAt: new Date('2020-01-01T00:00:00.000Z'),
  openedAt: new Date('2020-01-01T00:00:00.000Z'),
  sessionId: `${storedNumbers.own}-9`,
  ...changes,
});

const { name, line1, city, postalCode, country } = sampleAddress;

/** An order without `createdAt`, which the server sets, and without optional fields. */
export const anOrder = (changes: Data = {}): Data => ({
  ...({
    uid: 'mira',
    status: 'requested',
    lines: [{ productId: 'mat', priceId: 'price_1Mat', quantity: 2 }],
    address: { name, line1, city, postalCode, country },
    sessionId: `${storedNumbers.own}-1`,
  } satisfies Omit<OrderDocument, 'createdAt'>),
  ...changes,
});
