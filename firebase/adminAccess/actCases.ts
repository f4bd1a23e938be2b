import { recentSignInKinds, type ActKind, type ActRequest } from '../../packages/admin/src';
import { emailOf, type AdminTarget } from './adminTarget';
import {
  act,
  createClassDraft,
  createMember,
  createOrder,
  createRelease,
  createUid,
  inDays,
  planPublication,
  publishDrafts,
} from './samples';

/** Who may call. Each has a new account, except the visitor. */
export const callers = [
  'visitor',
  'member',
  'subscriber',
  'moderator',
  'administrator',
  'administratorOfLongAgo',
  'revoked',
  'demoted',
] as const;
export type CallerName = (typeof callers)[number];

const roles: Readonly<Partial<Record<CallerName, string>>> = {
  moderator: 'moderator',
  administrator: 'admin',
  administratorOfLongAgo: 'admin',
  revoked: 'admin',
  demoted: 'admin',
};
const LONG_AGO = 6 * 60;

/** Creates the account of a caller and returns its token; null for a visitor. */
export const createCaller = async (
  target: AdminTarget,
  name: CallerName,
): Promise<{ uid: string; token: string | null }> => {
  if (name === 'visitor') return { uid: '', token: null };
  const uid = createUid(name);
  const role = roles[name] ?? 'user';
  const subscribed = name === 'subscriber';
  const claims = { role, subscribed, ...(subscribed && { expiresAt: inDays(30) }) };
  await target.createAccount({ uid, claims });
  const isOld = name === 'administratorOfLongAgo' || name === 'revoked';
  const token = await target.createToken(uid, isOld ? LONG_AGO : 0);
  if (name === 'revoked') await target.services.accounts.signOutEverywhere(uid);
  // The token still says administrator.
  if (name === 'demoted') await target.setClaims(uid, { ...claims, role: 'user' });
  return { uid, token };
};

/** Schedules a new class for tomorrow, and returns the id of the planned release. */
const createPlannedRelease = async (target: AdminTarget): Promise<string> => {
  const { token } = await createCaller(target, 'administrator');
  const request = await requests['catalogue.schedule'](target);
  await target.send('acts', token, { acts: [request] });
  return request.id;
};

/** For each kind, creates what it changes, and returns a request that an administrator may send. */
export const requests: Readonly<Record<ActKind, (target: AdminTarget) => Promise<ActRequest>>> = {
  'member.grant': async (target) =>
    act('member.grant', { uid: await createMember(target), expiresAt: inDays(30) }),
  'member.revoke': async (target) => act('member.revoke', { uid: await createMember(target) }),
  'member.block': async (target) => act('member.block', { uid: await createMember(target) }),
  'member.unblock': async (target) => {
    const uid = await createMember(target);
    const record = { role: 'user', grant: null, blockedAt: 1, subscription: null };
    await target.put(`memberships/${uid}`, record);
    return act('member.unblock', { uid });
  },
  'member.sync': async (target) => {
    const uid = await createMember(target);
    await target.setClaims(uid, { role: 'user', subscribed: true });
    return act('member.sync', { uid });
  },
  'member.role': async (target) =>
    act('member.role', { uid: await createMember(target), role: 'moderator' }),
  'member.signOut': async (target) => act('member.signOut', { uid: await createMember(target) }),
  'member.erase': async (target) => {
    const uid = await createMember(target);
    return act('member.erase', { uid, confirmation: emailOf(uid) });
  },
  'order.state': async (target) => {
    const number = await createOrder(target, await createMember(target));
    return act('order.state', { number, from: 'requested', state: 'paid' });
  },
  'order.refund': async (target) => {
    const number = await createOrder(target, await createMember(target));
    return act('order.refund', { number, payment: `pi_${number}_0` });
  },
  'catalogue.publish': async (target) => {
    await createRelease(target);
    const draft = await createClassDraft(target);
    return act('catalogue.publish', await planPublication(target, [draft]));
  },
  'catalogue.restore': async (target) => {
    const release = await createRelease(target);
    const parent = await publishDrafts(target, [await createClassDraft(target)]);
    return act('catalogue.restore', { release, parent, note: 'As it was' });
  },
  'catalogue.schedule': async (target) => {
    await createRelease(target);
    const drafts = [await createClassDraft(target)];
    const { parent: _, ...args } = await planPublication(target, drafts);
    return act('catalogue.schedule', { ...args, publishAt: new Date(inDays(1)).toISOString() });
  },
  'catalogue.unschedule': async (target) => {
    const planned = await createPlannedRelease(target);
    return act('catalogue.unschedule', { planned });
  },
  'data.export': async () => act('data.export', { list: 'members' }),
  'act.undo': async (target) => {
    const { token } = await createCaller(target, 'administrator');
    const blocked = act('member.block', { uid: await createMember(target) });
    await target.send('acts', token, { acts: [blocked] });
    return act('act.undo', { act: blocked.id });
  },
};

/** What the function answers: the status, and the code of its error or the outcome of the act. */
export const getExpected = (
  caller: CallerName,
  kind: ActKind,
): readonly [status: number, result: string] => {
  switch (caller) {
    case 'visitor':
    case 'revoked':
      return [401, 'unauthenticated'];
    case 'member':
    case 'subscriber':
    case 'moderator':
    case 'demoted':
      return [403, 'forbidden'];
    case 'administrator':
      return [200, 'done'];
    case 'administratorOfLongAgo':
      return recentSignInKinds.includes(kind) ? [403, 'recent-sign-in-required'] : [200, 'done'];
  }
};
