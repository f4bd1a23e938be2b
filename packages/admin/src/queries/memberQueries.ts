import { normalizeEmail, removeInvisible } from '@gschool/domain';

import type { AdminQueries } from '../contract';
import { getRecord } from '../member/accessChange';
import { getClaims } from '../member/account';
import { findAccount } from '../member/applyChange';
import { findMismatches } from '../member/mismatches';
import type { QueryContext } from './adminQueryServices';
import { getVisibleName, toMemberRow } from './memberRow';

type Query<Kind extends keyof AdminQueries> = (
  context: QueryContext,
  args: AdminQueries[Kind]['args'],
) => Promise<AdminQueries[Kind]['result']>;

/**
 * A page of members. Reads no document per member: everything is in the accounts and their claims,
 * except the blocks, which are one query.
 */
export const listMembers: Query<'members.list'> = async ({ services, now }, { pageToken }) => {
  const [{ accounts, nextPageToken }, blocked] = await Promise.all([
    services.accounts.list(pageToken ?? null),
    services.memberships.listBlocked(),
  ]);
  const members = accounts.map((account) => toMemberRow(account, blocked.has(account.uid), now));
  return { members, nextPageToken };
};

/** The accounts with exactly this email or uid. */
export const findMembers: Query<'members.find'> = async ({ services, now }, { text }) => {
  // An email that was copied from a right-to-left text has invisible marks around it.
  const wanted = removeInvisible(text).trim();
  const email = normalizeEmail(wanted).toLowerCase();
  const refs = [
    ...(/^[^@\s]+@[^@\s]+$/.test(email) ? [{ email }] : []),
    ...(/^[^\s/]{1,128}$/.test(wanted) ? [{ uid: wanted }] : []),
  ];
  const found = await Promise.all(refs.map((ref) => services.accounts.find(ref)));
  const accounts = found.filter((account) => account !== null);
  const members = await Promise.all(
    accounts.map(async (account) => {
      const { record } = await services.memberships.read(account.uid);
      return toMemberRow(account, (record?.blockedAt ?? null) !== null, now);
    }),
  );
  return { members };
};

/** The names of at most 100 accounts, with one request to Firebase Authentication. */
export const nameMembers: Query<'members.names'> = async ({ services }, { uids }) => {
  const accounts = await services.accounts.findMany([...new Set(uids)]);
  return {
    names: Object.fromEntries(
      accounts.map((account) => [
        account.uid,
        getVisibleName(account) || account.email || account.uid,
      ]),
    ),
  };
};

/** Everything that is known about one account. Throws an `AdminError` if it does not exist. */
export const showMember: Query<'members.show'> = async ({ services, now }, { uid }) => {
  const account = await findAccount(services, { uid });
  const [membership, profile] = await Promise.all([
    services.memberships.read(uid),
    services.profiles.read(uid),
  ]);
  const record = getRecord(account, membership);
  const { subscribed, role, expiresAt } = getClaims(account);
  return {
    member: toMemberRow(account, record.blockedAt !== null, now),
    record,
    subscriptions: membership.subscriptions,
    providers: account.providers,
    hasProfile: profile !== null,
    token: { subscribed, role, expiresAt },
    mismatches: findMismatches(account, profile, now),
  };
};
