import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { encodeOrderNumber, formatOrderNumber } from '@gschool/domain';
import { createSampleOrder } from '@gschool/domain/testing';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { FieldValue, getFirestore, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { EmulatorAddress } from '../../../firebase/emulator';
import { findEmulatorJar } from '../../../firebase/emulatorJar';
import { getFirestoreEmulator } from '../../../firebase/sharedEmulators';
import { createPrint } from '../command/print';
import { repositoryRoot } from '../repositoryRoot';
import { parseOrder } from '../testing/parseCommand';
import { unsafeCharacters } from '../testing/unsafeCharacters';
import { createFirebaseOrderService } from './firebaseOrders';
import { runOrder } from './run';

const PROJECT = 'demo-gschool-order';
const runFile = promisify(execFile);
const isMissing = findEmulatorJar() === null;
if (isMissing) {
  console.warn(
    'SKIPPED: npm run order was NOT tested against Firestore: no emulator (or no Java) was found.',
  );
}

/** The nth order number. */
const numberOf = (n: number): string =>
  encodeOrderNumber(
    Uint8Array.from({ length: 16 }, (_, at) => (at < 14 ? 7 : n >> ((15 - at) * 8))),
  );

const PAID = numberOf(1000);
const UNPAID = numberOf(1001);
const FORGED = numberOf(1002);
const NEWER = Array.from({ length: 250 }, (_, n) => numberOf(n));

const { lines, address } = createSampleOrder();
const createOrder = (uid: string, createdAt: unknown, name = address.name) => ({
  uid,
  status: 'requested',
  lines,
  address: { ...address, name },
  sessionId: 'none',
  createdAt,
});

/** A PaymentIntent, the way the payment extension copies it. */
const createPayment = (orderId: string | null, created: number) => ({
  status: 'succeeded',
  livemode: false,
  created,
  amount_received: 7700,
  currency: 'usd',
  metadata: orderId === null ? {} : { orderId },
  items: lines.map(({ priceId, quantity }) => ({ price: { id: priceId }, quantity })),
});

const writeCatalogue = async (db: Firestore): Promise<void> => {
  const price = { active: true, currency: 'usd', type: 'one_time' };
  await db
    .doc('products/mat')
    .set({ active: true, name: 'Mat', role: null, metadata: { category: 'mats' } });
  await db
    .doc('products/mat/prices/price_mat')
    .set({ ...price, unit_amount: 6800, metadata: { stock: '5' } });
  await db
    .doc('products/delivery')
    .set({ active: true, name: 'Delivery', metadata: { kind: 'delivery' } });
  await db
    .doc('products/delivery/prices/way')
    .set({ ...price, unit_amount: 900, metadata: { days: '3-5' } });
};

describe.skipIf(isMissing)('npm run order, against the official emulator', () => {
  let firestore: EmulatorAddress;
  let app: App;
  let db: Firestore;

  beforeAll(async () => {
    firestore = await getFirestoreEmulator(PROJECT);
    process.env['FIRESTORE_EMULATOR_HOST'] = `${firestore.host}:${firestore.port}`;
    process.env['METADATA_SERVER_DETECTION'] = 'none';
    app = initializeApp({ projectId: PROJECT }, PROJECT);
    db = getFirestore(app);
    await writeCatalogue(db);

    const before = Timestamp.fromMillis(Date.now() - 86_400_000);
    await db.doc(`orders/${PAID}`).set(createOrder('mira', before));
    await db.doc(`orders/${UNPAID}`).set(createOrder('mira', before));
    await db.doc('customers/mira/payments/pi_1').set(createPayment(PAID, before.seconds + 60));
    await db.doc('customers/mira/payments/pi_plan').set(createPayment(null, before.seconds + 90));

    // A free account adds order requests in one commit, so they all have the same time. It also
    // pays for something cheap. One payment names another customer's order, and another one names a
    // text that is not an order number.
    const commit = db.batch();
    for (const number of NEWER)
      commit.create(db.doc(`orders/${number}`), createOrder('eve', FieldValue.serverTimestamp()));
    await commit.commit();
    const now = Timestamp.now().seconds;
    await db.doc('customers/eve/payments/pi_2').set(createPayment(UNPAID, now));
    await db.doc('customers/eve/payments/pi_3').set(createPayment(`../orders/${PAID}`, now));
  });
  afterAll(async () => {
    if (app) await deleteApp(app);
  });

  /** Runs the command in its own process. Returns the lines after the target. */
  const order = async (...args: string[]): Promise<readonly string[]> => {
    const { stdout } = await runFile(
      process.execPath,
      ['operator/bin/gschool.js', 'order', ...args, '--project', PROJECT],
      { cwd: repositoryRoot, env: { ...process.env, GOOGLE_APPLICATION_CREDENTIALS: '' } },
    );
    const [target, ...printed] = stdout.trimEnd().split('\n');
    expect(target).toContain(`Emulators of ${PROJECT}`);
    return printed;
  };
  /** Runs the same command in this process, which is faster. */
  const orderHere = async (...args: string[]): Promise<readonly string[]> => {
    const printed: string[] = [];
    const print = createPrint((line) => printed.push(line));
    await runOrder(createFirebaseOrderService(app), parseOrder(args), Date.now(), print);
    return printed;
  };
  const getNumber = (line: string): string => line.split(' ')[0] ?? '';
  /** The `--before` value of the next page, which the last line contains. */
  const findNextPage = (page: readonly string[]): string | undefined =>
    /^More: add --before (\S+)$/.exec(page.at(-1) ?? '')?.[1];

  it('finds the order that was paid, behind 250 newer requests', async () => {
    const listed = await order('list', '--with-payment');
    expect(listed.map(getNumber)).toEqual([formatOrderNumber(PAID)]);
    expect(listed[0]).toMatch(/requested {2}2 items, \$77\.00 paid$/);
    expect(await orderHere('list', '--with-payment', '--state', 'sent')).toEqual([
      'No orders match.',
    ]);

    // The product was archived after the payment, but before the order was checked.
    await db.doc('products/mat').update({ active: false });
    await db.doc('products/delivery/prices/way').update({ active: false });
    await orderHere('state', PAID, 'paid');
    await db.doc('products/mat').update({ active: true });
    await db.doc('products/delivery/prices/way').update({ active: true });
    expect((await order('list', '--state', 'paid')).map(getNumber)).toEqual([
      formatOrderNumber(PAID),
    ]);
    expect((await db.doc(`orderStatus/${PAID}`).get()).data()).toMatchObject({ state: 'paid' });
  });

  it('lists each order once over all pages', async () => {
    const seen: string[] = [];
    let before: string | undefined = '2999-01-01';
    while (before !== undefined) {
      const page: readonly string[] = await orderHere('list', '--limit', '2', '--before', before);
      seen.push(...page.filter((line) => line.includes(' items, ')).map(getNumber));
      before = findNextPage(page);
    }
    expect(seen).toHaveLength(252);
    expect(new Set(seen)).toEqual(new Set([...NEWER, PAID, UNPAID].map(formatOrderNumber)));
  });

  it('continues a list of payments without leaving out an order', async () => {
    const created = Timestamp.now().seconds - 7200;
    const others = [1, 2, 3].map((n) => numberOf(2000 + n));
    for (const [n, number] of others.entries()) {
      await db.doc(`orders/${number}`).set(createOrder('ana', Timestamp.now()));
      await db
        .doc(`customers/ana/payments/pi_a${n}`)
        // The second and third orders were paid in the same second.
        .set(createPayment(number, created + (n === 0 ? 1 : 0)));
    }
    const first = await orderHere('list', '--with-payment', '--limit', '1');
    expect(getNumber(first[0] ?? '')).toBe(formatOrderNumber(others[0] ?? ''));
    const before = findNextPage(first) ?? '';
    const second = await orderHere('list', '--with-payment', '--limit', '1', '--before', before);
    expect(second.slice(0, 2).map(getNumber).toSorted()).toEqual(
      others.slice(1).map(formatOrderNumber),
    );
    expect(findNextPage(second)).toBeDefined();
    for (const [n, number] of others.entries()) {
      await db.doc(`orders/${number}`).delete();
      await db.doc(`customers/ana/payments/pi_a${n}`).delete();
    }
  });

  it('sends an order that was paid twice only after one payment was refunded', async () => {
    const second = db.doc('customers/mira/payments/pi_4');
    await second.set(createPayment(PAID, Timestamp.now().seconds));
    expect(await orderHere('list', '--with-payment')).toEqual([
      expect.stringMatching(/\$77\.00 paid, paid twice: refund pi_4$/) as string,
    ]);
    const shown = await orderHere('show', PAID);
    for (const id of ['pi_1', 'pi_4'])
      expect(shown.join('\n')).toContain(
        `Payment   ${id}: $77.00, succeeded\n  https://dashboard.stripe.com/test/payments/${id} (`,
      );
    expect(shown.at(-1)).toMatch(/paid twice: refund pi_4 \(\$77\.00\) in Stripe/);

    await expect(orderHere('state', PAID, 'sent')).rejects.toThrow('--refunded pi_4');
    expect((await db.doc(`orders/${PAID}`).get()).get('status')).toBe('paid');
    await orderHere('state', PAID, 'sent', '--refunded', 'pi_4');
    expect((await db.doc(`orders/${PAID}`).get()).get('status')).toBe('sent');
  });

  it('prints what a customer wrote without control characters', async () => {
    const forged =
      'Mira\r\u001B[2K\u202E\u200B\nPayment   pi_9: $77.00\nCheck     order and payment match';
    await db.doc(`orders/${FORGED}`).set(createOrder('eve', Timestamp.now(), forged));
    const shown = await order('show', FORGED);
    for (const line of shown) expect(line).not.toMatch(unsafeCharacters);
    expect(shown.filter((line) => line.startsWith('Payment'))).toEqual(['Payment   none']);
    expect(shown).not.toContain('Check     order and payment match');
    expect(shown).toContain('  Mira [2K Payment pi_9: $77.00 Check order and payment match');
  });
});
