import { encodeOrderNumber } from '../../packages/domain/src';
import { createSampleOrder } from '../../packages/domain/src/testing';
import {
  preparePublication,
  readLiveState,
  runAct,
  type ActKind,
  type ActRequest,
} from '../../packages/admin/src';
import { formatDraftData, toDraftId } from '../../packages/admin/src/content';
import { emailOf, type AdminTarget } from './adminTarget';

const DAY_MS = 86_400_000;

/** A uid, an act or an order number that no other test uses. */
export const createUid = (name: string): string => `${name}-${crypto.randomUUID().slice(0, 8)}`;

export const createNumber = (): string =>
  encodeOrderNumber(crypto.getRandomValues(new Uint8Array(16)));

export const inDays = (days: number): number => Date.now() + days * DAY_MS;

/** Creates a request with a new id. */
export const act = <Kind extends ActKind>(
  kind: Kind,
  args: Extract<ActRequest, { kind: Kind }>['args'],
): ActRequest => ({ id: crypto.randomUUID(), kind, args }) as ActRequest;

/** Creates a member with a profile, and with a record, so that nothing of it is created later. */
export const createMember = async (target: AdminTarget, name = 'member'): Promise<string> => {
  const uid = createUid(name);
  await target.createAccount({ uid, claims: { role: 'user', subscribed: false } });
  await target.put(`users/${uid}`, {
    uid,
    email: emailOf(uid),
    createdAt: '2026-01-02T03:04:05.000Z',
    isEmailVerified: true,
    subscriptionStatus: 'inactive',
    role: 'user',
  });
  await target.put(`memberships/${uid}`, {
    role: 'user',
    grant: null,
    blockedAt: null,
    subscription: null,
  });
  return uid;
};

/** Writes the product and the shipping rate of the test orders. */
export const createProducts = async (target: AdminTarget): Promise<void> => {
  const price = { active: true, currency: 'usd', interval: null, type: 'one_time' };
  await target.put('products/mat', {
    active: true,
    name: 'Mat',
    description: '',
    images: [],
    role: null,
    metadata: { category: 'mats' },
  });
  await target.put('products/mat/prices/price_mat', { ...price, unit_amount: 6800, metadata: {} });
  await target.put('products/delivery', {
    active: true,
    name: 'Shipping',
    images: [],
    role: null,
    metadata: { kind: 'delivery' },
  });
  await target.put('products/delivery/prices/way', {
    ...price,
    unit_amount: 900,
    metadata: { speed: 'standard', days: '3-5' },
  });
};

/** Creates an order with payments that match it, and returns its number. */
export const createOrder = async (
  target: AdminTarget,
  uid: string,
  { state = 'requested', payments = 1 }: { state?: string; payments?: number } = {},
): Promise<string> => {
  const number = createNumber();
  const { lines, address } = createSampleOrder();
  await target.put(`orders/${number}`, {
    uid,
    status: state,
    lines,
    address,
    sessionId: `${number}-1`,
    createdAt: new Date(Date.now() - DAY_MS),
  });
  for (let n = 0; n < payments; n += 1) {
    await target.put(`customers/${uid}/payments/pi_${number}_${n}`, {
      status: 'succeeded',
      amount: 7700,
      amount_received: 7700,
      currency: 'usd',
      created: Math.floor(Date.now() / 1000) - 3600 + n,
      livemode: false,
      metadata: { orderId: number },
      items: [
        { price: { id: 'price_mat' }, quantity: 1 },
        { price: { id: 'way' }, quantity: 1 },
      ],
    });
  }
  return number;
};

type PackList = Parameters<typeof toDraftId>[0];

/** Stores a draft as the studio does, and returns its id. */
const createDraft = async (
  target: AdminTarget,
  list: PackList,
  entry: Readonly<Record<string, unknown>> & { id: string },
): Promise<string> => {
  const head = (await target.read('releaseLog/head')) as { release: string } | null;
  const id = toDraftId(list, entry.id);
  await target.put(`drafts/${id}`, {
    list,
    entryId: entry.id,
    data: formatDraftData({ entry, confirmed: [] }),
    base: head?.release ?? '',
    by: 'someone',
    updatedAt: new Date(),
  });
  return id;
};

/** Stores the draft of a new class, and returns its id. */
export const createClassDraft = (
  target: AdminTarget,
  id = createUid('class'),
  title = 'A class',
): Promise<string> =>
  createDraft(target, 'videos', {
    id,
    title,
    style: 'strength',
    level: 'everyone',
    durationSeconds: 60,
    releasedAt: '2026-01-01T00:00:00Z',
    poster: 'art:figure/squat/1',
  });

/** A request that publishes drafts, planned now. */
export const planPublication = async (
  target: AdminTarget,
  drafts: readonly string[],
): Promise<Extract<ActRequest, { kind: 'catalogue.publish' }>['args']> => {
  const { token, parent } = await preparePublication(target.services.content, drafts, Date.now());
  return { drafts: [...drafts], plan: token, parent: parent?.id ?? null, note: '' };
};

/** Publishes drafts, and returns the id of the new release. */
export const publishDrafts = async (
  target: AdminTarget,
  drafts: readonly string[],
): Promise<string> => {
  const request = act('catalogue.publish', await planPublication(target, drafts));
  const done = await runAct(target.services, request, { by: 'command', now: Date.now() });
  if (done === null) throw new Error('Nothing was published.');
  return done.subject.id;
};

/** Publishes the first release, if there is none, and returns the id of the live one. */
export const createRelease = async (target: AdminTarget): Promise<string> => {
  const { head } = await readLiveState(target.services.content);
  if (head !== null) return head.release;
  const style = await createDraft(target, 'styles', { id: 'strength', name: 'Strength' });
  return publishDrafts(target, [style, await createClassDraft(target)]);
};
