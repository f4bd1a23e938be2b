import type { StructuredQuery } from '../../../mocks/src/firestore/query';
import { allow, deny, type AccessCase } from '../accessCase';

type Filter = NonNullable<StructuredQuery['where']>;

const is = (fieldPath: string, stringValue: string, op = 'EQUAL'): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
});
const isIn = (fieldPath: string, ...texts: readonly string[]): Filter => ({
  fieldFilter: {
    field: { fieldPath },
    op: 'IN',
    value: { arrayValue: { values: texts.map((stringValue) => ({ stringValue })) } },
  },
});
const join = (op: 'AND' | 'OR', ...filters: readonly Filter[]): Filter => ({
  compositeFilter: { op, filters },
});
const by = (fieldPath: string): Partial<StructuredQuery> => ({
  orderBy: [{ field: { fieldPath }, direction: 'DESCENDING' }],
});

const ownOrders = is('uid', 'mira');
const noLimit = { limit: undefined } as unknown as Partial<StructuredQuery>;

/** The same query as a list and as a count, which also reveals data. */
const listAndCount = (
  rule: typeof allow,
  user: AccessCase['user'],
  detail: string,
  query: Partial<StructuredQuery>,
) =>
  (['list', 'count'] as const).map((operation) =>
    rule(user, operation, 'orders', undefined, { detail, query }),
  );

const orders: readonly AccessCase[] = [
  ...listAndCount(allow, 'mira', 'own orders', { where: ownOrders }),
  ...listAndCount(allow, 'mira', 'own orders, newest first', {
    where: ownOrders,
    ...by('createdAt'),
  }),
  ...listAndCount(allow, 'mira', 'own orders, paid', {
    where: join('AND', ownOrders, is('status', 'paid')),
  }),
  ...listAndCount(deny, 'mira', 'all', {}),
  ...listAndCount(deny, 'mira', 'all, without a limit', noLimit),
  ...listAndCount(deny, 'mira', 'by status', { where: is('status', 'requested') }),
  ...listAndCount(deny, 'mira', "another user's", { where: is('uid', 'nia') }),
  ...listAndCount(deny, 'mira', 'from their uid on', {
    where: is('uid', 'mira', 'GREATER_THAN_OR_EQUAL'),
  }),
  ...listAndCount(deny, 'mira', "all but another user's", { where: is('uid', 'nia', 'NOT_EQUAL') }),
  ...listAndCount(deny, 'mira', 'of two', { where: isIn('uid', 'mira', 'nia') }),
  ...listAndCount(deny, 'mira', 'own orders or all', {
    where: join('OR', ownOrders, is('status', 'requested')),
  }),
  ...listAndCount(deny, 'visitor', 'without a uid', { where: is('uid', '') }),
  ...listAndCount(deny, 'admin', 'all', {}),
  ...listAndCount(deny, 'admin', "mira's", { where: ownOrders }),
  ...listAndCount(deny, 'moderator', 'all', {}),
];

const groups = ['history', 'playlists', 'state', 'prices', 'subscriptions', 'payments'];
/** Collection group queries would return documents of other users. */
const collectionGroups: readonly AccessCase[] = [
  ...[...groups, 'checkout_sessions', 'orders', 'users', 'videos', 'access'].flatMap((name) =>
    (['miraPaid', 'admin'] as const).map((user) =>
      deny(user, 'list', name, undefined, { isGroup: true, detail: 'across all' }),
    ),
  ),
  deny('mira', 'list', 'orders', undefined, {
    isGroup: true,
    detail: 'its own across all',
    query: { where: ownOrders },
  }),
];

const others: readonly AccessCase[] = [
  allow('mira', 'list', 'users/mira/history', undefined, {
    detail: 'newest first',
    query: by('lastWatchedAt'),
  }),
  deny('nia', 'list', 'users/mira/history', undefined, {
    detail: 'with a filter',
    query: { where: is('title', 'Sunrise Flow') },
  }),
  allow('visitor', 'list', 'events', undefined, {
    detail: 'from an instant on',
    query: { where: is('startsAt', '2026-11-20T10:00:00Z', 'GREATER_THAN_OR_EQUAL') },
  }),
  deny('mira', 'list', 'users', undefined, { detail: 'its own', query: { where: ownOrders } }),
  deny('mira', 'list', 'users', undefined, {
    detail: 'administrators',
    query: { where: is('role', 'admin') },
  }),
  deny('mira', 'list', 'customers', undefined, {
    detail: 'by its e-mail',
    query: { where: is('email', 'mira@gschool.example') },
  }),
  deny('visitor', 'list', 'orderStatus', undefined, {
    detail: 'by state',
    query: { where: is('state', 'requested') },
  }),
];

/** A list without a limit, with a high one or with an offset would read a whole collection. */
const limits: readonly AccessCase[] = (
  [
    ['visitor', 'products'],
    ['visitor', 'products/mat/prices'],
    ['visitor', 'products/mat/reviews'],
    ['visitor', 'events'],
    ['mira', 'users/mira/history'],
    ['mira', 'users/mira/playlists'],
    ['mira', 'customers/mira/checkout_sessions'],
    ['mira', 'customers/mira/subscriptions'],
    ['mira', 'customers/mira/payments'],
    ['mira', 'orders'],
    ['admin', 'users'],
  ] as const
).flatMap(([user, path]) => {
  const filter = path === 'orders' ? { where: ownOrders } : {};
  const list = (rule: typeof allow, detail: string, query: Partial<StructuredQuery>) =>
    rule(user, 'list', path, undefined, { detail, query: { ...filter, ...query } });
  return [
    list(allow, '500', { limit: 500 }),
    list(deny, '501', { limit: 501 }),
    list(deny, 'without a limit', noLimit),
    list(allow, 'from the first on', { limit: 1, offset: 0 }),
    list(deny, 'after one that is skipped', { limit: 1, offset: 1 }),
    list(deny, 'after 699 that are skipped', { limit: 1, offset: 699 }),
    deny(user, 'count', path, undefined, {
      detail: 'after one that is skipped',
      query: { ...filter, limit: 1, offset: 1 },
    }),
    deny(user, 'count', path, undefined, {
      detail: 'without a limit',
      query: { ...filter, ...noLimit },
    }),
  ];
});

/** Lists and counts, with and without the filter that the rules require. */
export const queryCases: readonly AccessCase[] = [
  ...orders,
  ...collectionGroups,
  ...limits,
  ...others,
];
