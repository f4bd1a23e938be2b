import type { StructuredQuery } from '../../../mocks/src/firestore/query';
import { may, mayNot, type AccessCase } from '../accessCase';

type Filter = NonNullable<StructuredQuery['where']>;

const is = (fieldPath: string, stringValue: string, op = 'EQUAL'): Filter => ({
  fieldFilter: { field: { fieldPath }, op, value: { stringValue } },
});
const among = (fieldPath: string, ...texts: readonly string[]): Filter => ({
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

const mine = is('uid', 'mira');
const noLimit = { limit: undefined } as unknown as Partial<StructuredQuery>;

/** The same query as a list and as a count: a count tells, too. */
const both = (
  rule: typeof may,
  who: AccessCase['who'],
  but: string,
  query: Partial<StructuredQuery>,
) =>
  (['list', 'count'] as const).map((does) => rule(who, does, 'orders', undefined, { but, query }));

const orders: readonly AccessCase[] = [
  ...both(may, 'mira', 'its own', { where: mine }),
  ...both(may, 'mira', 'its own, newest first', { where: mine, ...by('createdAt') }),
  ...both(may, 'mira', 'its own, paid', { where: join('AND', mine, is('status', 'paid')) }),
  ...both(mayNot, 'mira', 'all', {}),
  ...both(mayNot, 'mira', 'all, without a limit', noLimit),
  ...both(mayNot, 'mira', 'by status', { where: is('status', 'requested') }),
  ...both(mayNot, 'mira', "somebody else's", { where: is('uid', 'nia') }),
  ...both(mayNot, 'mira', 'from its uid on', { where: is('uid', 'mira', 'GREATER_THAN_OR_EQUAL') }),
  ...both(mayNot, 'mira', "but somebody else's", { where: is('uid', 'nia', 'NOT_EQUAL') }),
  ...both(mayNot, 'mira', 'of two', { where: among('uid', 'mira', 'nia') }),
  ...both(mayNot, 'mira', 'its own or all', { where: join('OR', mine, is('status', 'requested')) }),
  ...both(mayNot, 'visitor', 'without a uid', { where: is('uid', '') }),
  ...both(mayNot, 'admin', 'all', {}),
  ...both(mayNot, 'admin', "mira's", { where: mine }),
  ...both(mayNot, 'moderator', 'all', {}),
];

const groups = ['history', 'playlists', 'state', 'prices', 'subscriptions', 'payments'];
/** A query over every collection of a name would cross the owners. */
const across: readonly AccessCase[] = [
  ...[...groups, 'checkout_sessions', 'orders', 'users', 'videos', 'access'].flatMap((name) =>
    (['miraPaid', 'admin'] as const).map((who) =>
      mayNot(who, 'list', name, undefined, { isGroup: true, but: 'across all' }),
    ),
  ),
  mayNot('mira', 'list', 'orders', undefined, {
    isGroup: true,
    but: 'its own across all',
    query: { where: mine },
  }),
];

const others: readonly AccessCase[] = [
  may('mira', 'list', 'users/mira/history', undefined, {
    but: 'newest first',
    query: by('lastWatchedAt'),
  }),
  mayNot('nia', 'list', 'users/mira/history', undefined, {
    but: 'with a filter',
    query: { where: is('title', 'Sunrise Flow') },
  }),
  may('visitor', 'list', 'events', undefined, {
    but: 'from an instant on',
    query: { where: is('startsAt', '2026-11-20T10:00:00Z', 'GREATER_THAN_OR_EQUAL') },
  }),
  may('admin', 'list', 'users', undefined, { but: 'without a limit', query: noLimit }),
  mayNot('mira', 'list', 'users', undefined, { but: 'its own', query: { where: mine } }),
  mayNot('mira', 'list', 'users', undefined, {
    but: 'administrators',
    query: { where: is('role', 'admin') },
  }),
  mayNot('mira', 'list', 'customers', undefined, {
    but: 'by its e-mail',
    query: { where: is('email', 'mira@gschool.example') },
  }),
  mayNot('visitor', 'list', 'orderStatus', undefined, {
    but: 'by state',
    query: { where: is('state', 'requested') },
  }),
];

/** Lists and counts: with the filter that the rules need, and every way around it. */
export const queryCases: readonly AccessCase[] = [...orders, ...across, ...others];
