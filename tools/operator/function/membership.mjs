/**
 * Who may see the classes, from the documents that the payment extension writes.
 * Plain JavaScript, since it is deployed as it is. Types: membership.d.mts.
 */

const OPEN = ['active', 'trialing'];
/** Told as they are, so that the member hears what is wrong. */
const TOLD = ['past_due', 'unpaid', 'paused'];

const BEFORE = ['incomplete', 'incomplete_expired'];

/** A renewal is reported some minutes after the old period ends; nobody is locked out meanwhile. */
const GRACE = 60 * 60 * 1000;

const endOf = ({ current_period_end: end }) =>
  typeof end?.toMillis === 'function' ? end.toMillis() : 0;
const planOf = ({ product }) => (typeof product?.id === 'string' ? product.id : '');
const lastFirst = (a, b) => endOf(b) - endOf(a);

export const membershipOf = (subscriptions, claims, plans, now) => {
  // Only what the school sells as a membership, by name: a role alone could stand on anything.
  // One whose first payment never came through was none.
  const ours = subscriptions.filter(
    (one) => plans.includes(planOf(one)) && one.role && !BEFORE.includes(one.status),
  );
  if (ours.length === 0) return null;
  const open = ours.filter(({ status }) => OPEN.includes(status)).sort(lastFirst)[0];
  const { plan, subscribed, expiresAt } = claims;
  const isGranted = subscribed === true && expiresAt > now && !plans.includes(plan);
  // What an operator granted outlasts a subscription that is over.
  if (!open && isGranted) return null;
  const last = open ?? [...ours].sort(lastFirst)[0];
  const word = TOLD.find((told) => ours.some(({ status }) => status === told));
  return {
    subscriptionStatus: open ? 'active' : (word ?? 'inactive'),
    claims: {
      role: 'user',
      ...claims,
      subscribed: open !== undefined,
      plan: planOf(last),
      expiresAt: open ? endOf(open) + GRACE : Math.min(now, endOf(last)),
    },
  };
};

/** The same event is delivered again for so long; what fails then, is left for somebody to read. */
const RETRIES = 60 * 60 * 1000;

const ACCOUNT_IS_GONE = 'auth/user-not-found';
/** Firestore's number for a document that is not there. */
const NOT_FOUND = 5;

const unless = (expected) => (error) => {
  if (error?.code !== expected) throw error;
  return null;
};

export const applyMembership = async ({ auth, db }, uid, plans, now) => {
  const [user, found] = await Promise.all([
    auth.getUser(uid).catch(unless(ACCOUNT_IS_GONE)),
    db.collection(`customers/${uid}/subscriptions`).get(),
  ]);
  if (user === null) return false;
  const subscriptions = found.docs.map((document) => document.data());
  const membership = membershipOf(subscriptions, user.customClaims ?? {}, plans, now);
  if (membership === null) return false;
  const { claims, subscriptionStatus } = membership;
  const profile = () => db.doc(`users/${uid}`).update({ subscriptionStatus });
  const token = () => auth.setCustomUserClaims(uid, claims);
  // The record before the access, and after it when access ends.
  if (claims.subscribed) {
    // Rejects where there is no profile yet: the event is delivered again.
    await profile();
    await token();
    return true;
  }
  // Whoever is leaving has no profile any more, or no account: then there is nothing to close.
  const isThere = await token().then(() => true, unless(ACCOUNT_IS_GONE));
  await profile().catch(unless(NOT_FOUND));
  return isThere === true;
};

export const untilTooOld = async (work, { time, uid, now, log }) => {
  try {
    return await work();
  } catch (error) {
    // Events come one after the other, so one that never succeeds would hold up everybody's.
    if (now - Date.parse(time) <= RETRIES) throw error;
    log(`Gave up on the membership of ${uid}, changed at ${time}`, error);
    return false;
  }
};
