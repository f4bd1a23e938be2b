import type { StructuredQuery } from '../../../mocks/src/firestore/query';
import { allow, deny, forUsers, type AccessCase } from '../accessCase';
import type { UserName } from '../users';

/** Users whose role does not let them read the log. */
const others: readonly UserName[] = [
  'visitor',
  'nameless',
  'mira',
  'subscriber',
  'moderator',
  'subscribedModerator',
  'adminInList',
  'adminInCapitals',
];
const administrators: readonly UserName[] = ['admin', 'subscribedAdmin', 'lapsedAdmin'];

const latest: Partial<StructuredQuery> = {
  orderBy: [{ field: { fieldPath: 'sequence' }, direction: 'DESCENDING' }],
};
const act = { id: 'one', sequence: 1, kind: 'member.grant', by: 'admin' };

/** What only trusted server code reads and writes. */
const closed = ['orderRefunds/one', 'adminLimits/admin-acts', 'statistics/activeMembers'] as const;

/** `acts/{id}` and `actLog/head`: administrators read the log, and no browser writes it. */
export const logCases: readonly AccessCase[] = [
  ...forUsers(administrators, allow, 'get', 'acts/one', 'actLog/head'),
  ...forUsers(others, deny, 'get', 'acts/one', 'actLog/head'),
  ...forUsers(administrators, allow, 'list', 'acts'),
  ...forUsers(administrators, allow, 'count', 'acts'),
  ...forUsers(others, deny, 'list', 'acts'),
  allow('admin', 'list', 'acts', undefined, { detail: 'the latest', query: latest }),
  deny('admin', 'list', 'acts', undefined, {
    detail: 'more than 500',
    query: { ...latest, limit: 501 },
  }),
  ...forUsers(['admin'], deny, 'list', 'actLog'),
  ...(['admin', 'mira'] as const).flatMap((user) => [
    deny(user, 'set', 'acts/two', act, 'a new act'),
    deny(user, 'set', 'acts/one', act, 'a stored act'),
    deny(user, 'update', 'acts/one', { by: 'nia' }),
    deny(user, 'update', 'acts/one', { undoneBy: 'two' }),
    deny(user, 'delete', 'acts/one'),
    deny(user, 'set', 'actLog/head', { sequence: 0, hash: '' }),
    deny(user, 'delete', 'actLog/head'),
    ...closed.flatMap((path) => [deny(user, 'get', path), deny(user, 'set', path, { count: 0 })]),
  ]),
];
