import type { Overview } from '../contract';
import { countActiveMembers, getFirstDay, toDay, type StatisticsServices } from './activeMembers';
import type { QueryContext } from './adminQueryServices';
import { toMemberRow } from './memberRow';
import { readOrderRows } from './orderQueries';

const DAY_MS = 86_400_000;
const ENDED_DAYS = 14;
const MAX_ORDERS = 100;
const MAX_PAYMENTS = 400;
const MAX_ENDED = 100;
const MAX_STARTED = 100;

const readOrders = async (context: QueryContext) => {
  const { orders } = context.services;
  const [toSend, paid] = await Promise.all([
    orders.listNewest({ state: 'paid', limit: MAX_ORDERS, before: null }),
    orders.listPaid({ state: null, limit: MAX_ORDERS, before: null }, MAX_PAYMENTS),
  ]);
  const [sendRows, paidRows] = await Promise.all([
    readOrderRows(context, toSend.orders),
    readOrderRows(context, paid.orders),
  ]);
  const isWrong = ({ payment }: Overview['ordersToCheck'][number]) =>
    payment === 'paid-twice' || payment === 'mismatch' || payment === 'refund-due';
  const ordersToSend = sendRows.filter(({ payment }) => payment === 'paid');
  const others = paidRows.filter(
    (row) => !sendRows.some(({ order }) => order.number === row.order.number),
  );
  return { ordersToSend, ordersToCheck: [...sendRows, ...others].filter(isWrong) };
};

const readEndedMemberships = async ({
  services: { accounts, memberships },
  now,
}: QueryContext): Promise<Overview['endedMemberships']> => {
  const uids = await memberships.listEnded(now - ENDED_DAYS * DAY_MS, now, MAX_ENDED);
  const unique = [...new Set(uids)].slice(0, MAX_ENDED);
  const found = unique.length > 0 ? await accounts.findMany(unique) : [];
  return found
    .map((account) => toMemberRow(account, false, now))
    .filter(
      ({ access, expiresAt }) => access === 'ended' && (expiresAt ?? 0) > now - ENDED_DAYS * DAY_MS,
    )
    .toSorted((a, b) => (b.expiresAt ?? 0) - (a.expiresAt ?? 0));
};

const readPendingErasures = async ({
  services: { log },
}: QueryContext): Promise<Overview['pendingErasures']> =>
  (await log.listStarted(MAX_STARTED))
    .filter(({ kind }) => kind === 'member.erase')
    .map(({ subject, at }) => ({ uid: subject.id, since: at }));

/**
 * The stored numbers of the last 30 days. A schedule counts the members (`countActiveMembers`), so a
 * visit only reads. The first visit of a day counts if the schedule has not run, as in the demo.
 */
const readActiveMembers = async (
  services: StatisticsServices,
  now: number,
): Promise<Overview['activeMembers']> => {
  const today = toDay(now);
  const firstDay = getFirstDay(now);
  const counts = await services.statistics.readActiveMembers();
  const count = counts[today] ?? (await countActiveMembers(services, now));
  return Object.entries({ ...counts, [today]: count })
    .filter(([day]) => day >= firstDay && day <= today)
    .map(([day, number]) => ({ day, count: number }))
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
};

/**
 * What needs attention. It reads at most 100 paid orders, the 400 latest payments, 200 ended
 * memberships and 100 unfinished acts; for each of at most 200 orders, its payments and its refunds;
 * and the stored numbers of members.
 */
export const readOverview = async (context: QueryContext): Promise<Overview> => {
  const [orders, endedMemberships, pendingErasures, activeMembers] = await Promise.all([
    readOrders(context),
    readEndedMemberships(context),
    readPendingErasures(context),
    readActiveMembers(context.services, context.now),
  ]);
  return { ...orders, endedMemberships, pendingErasures, activeMembers };
};
