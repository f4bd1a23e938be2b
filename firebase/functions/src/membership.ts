import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';

type Fields = Readonly<Record<string, unknown>>;

/** What the subscriptions of a customer mean for the profile and the token. */
interface Membership {
  subscriptionStatus: string;
  claims: Fields;
}

const ACTIVE_STATUSES: readonly unknown[] = ['active', 'trialing'];
/** Stored unchanged in the profile, so that the member sees the problem. */
const PAYMENT_PROBLEMS = ['past_due', 'unpaid', 'paused'];
/** The first payment was never made, so there was no membership. */
const INCOMPLETE_STATUSES: readonly unknown[] = ['incomplete', 'incomplete_expired'];

/**
 * Milliseconds. Stripe reports a renewal some minutes after the old period ends. Access stays open
 * meanwhile.
 */
const GRACE_MS = 60 * 60 * 1000;

/** A field of a value that may be anything, such as a Timestamp or a DocumentReference. */
const getField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const getPeriodEnd = ({ current_period_end: end }: Fields): number => {
  const toMillis = getField(end, 'toMillis');
  return typeof toMillis === 'function' ? (toMillis.call(end) as number) : 0;
};
const getPlanId = ({ product }: Fields): string => {
  const id = getField(product, 'id');
  return typeof id === 'string' ? id : '';
};
const compareByLatestEnd = (a: Fields, b: Fields): number => getPeriodEnd(b) - getPeriodEnd(a);

/**
 * The membership that follows from the subscriptions. Null if nothing changes: no subscription is a
 * membership, or all have ended and an operator granted access.
 *
 * @param subscriptions the documents of `customers/{uid}/subscriptions`
 * @param claims the current claims; claims of others stay as they are
 * @param plans ids of the products that are memberships
 * @param now epoch milliseconds
 */
export const computeMembership = (
  subscriptions: readonly Fields[],
  claims: Fields,
  plans: readonly string[],
  now: number,
): Membership | null => {
  // The plan must be listed: the extension gives a role for any product that names one.
  const memberships = subscriptions.filter(
    (one) =>
      plans.includes(getPlanId(one)) && one['role'] && !INCOMPLETE_STATUSES.includes(one['status']),
  );
  const latest = [...memberships].sort(compareByLatestEnd)[0];
  if (latest === undefined) return null;
  const active = memberships
    .filter(({ status }) => ACTIVE_STATUSES.includes(status))
    .sort(compareByLatestEnd)[0];
  const { plan, subscribed, expiresAt } = claims;
  const isGranted =
    subscribed === true && Number(expiresAt) > now && !plans.includes(plan as string);
  // Access that an operator granted stays when a subscription ends.
  if (!active && isGranted) return null;
  const problem = PAYMENT_PROBLEMS.find((known) =>
    memberships.some(({ status }) => status === known),
  );
  return {
    subscriptionStatus: active ? 'active' : (problem ?? 'inactive'),
    claims: {
      role: 'user',
      ...claims,
      subscribed: active !== undefined,
      plan: getPlanId(active ?? latest),
      expiresAt: active ? getPeriodEnd(active) + GRACE_MS : Math.min(now, getPeriodEnd(latest)),
    },
  };
};

const USER_NOT_FOUND = 'auth/user-not-found';
/** The gRPC status NOT_FOUND. */
const DOCUMENT_NOT_FOUND = 5;

const ignoreError = (code: string | number) => (error: unknown) => {
  if (getField(error, 'code') !== code) throw error;
  return null;
};

/**
 * Reads the subscriptions of a customer and writes profile and claims. False if nothing
 * changes, or if the account no longer exists. Rejects if access would open without a profile
 * to record it in.
 */
export const applyMembership = async (
  { auth, db }: { auth: Auth; db: Firestore },
  uid: string,
  plans: readonly string[],
  now: number,
): Promise<boolean> => {
  const [user, found] = await Promise.all([
    auth.getUser(uid).catch(ignoreError(USER_NOT_FOUND)),
    db.collection(`customers/${uid}/subscriptions`).get(),
  ]);
  if (user === null) return false;
  const subscriptions = found.docs.map((document) => document.data());
  const membership = computeMembership(subscriptions, user.customClaims ?? {}, plans, now);
  if (membership === null) return false;
  const { claims, subscriptionStatus } = membership;
  const updateProfile = () => db.doc(`users/${uid}`).update({ subscriptionStatus });
  const setClaims = () => auth.setCustomUserClaims(uid, claims);
  // The profile is written before access opens, and after access closes.
  if (claims['subscribed']) {
    // Rejects if there is no profile yet; the event is then retried.
    await updateProfile();
    await setClaims();
    return true;
  }
  // A member who is deleting their account may no longer have a profile or an account.
  const isPresent = await setClaims().then(() => true, ignoreError(USER_NOT_FOUND));
  await updateProfile().catch(ignoreError(DOCUMENT_NOT_FOUND));
  return isPresent === true;
};

/** How long a failed event is retried. */
const RETRY_PERIOD_MS = 60 * 60 * 1000;

/** The event that is handled. */
interface MembershipEvent {
  /** When it happened, as ISO text. */
  time: string;
  uid: string;
  /** Epoch milliseconds. */
  now: number;
  log: (message: string, error: unknown) => void;
}

/**
 * Handles an event. An error is thrown, so that Cloud Functions retries the event, until an
 * hour after it happened. Then the error is logged.
 */
export const retryUntilTooOld = async (
  handle: () => Promise<boolean>,
  { time, uid, now, log }: MembershipEvent,
): Promise<boolean> => {
  try {
    return await handle();
  } catch (error) {
    // Events run one at a time. One that never succeeds would block all others.
    if (now - Date.parse(time) <= RETRY_PERIOD_MS) throw error;
    log(`Gave up on the membership of ${uid}, changed at ${time}`, error);
    return false;
  }
};
