import type { StructuredQuery } from '../../../mocks/src/firestore/query';
import { draftEditorFields, draftFields } from '../../../packages/domain/src/documents/draft';
import { allow, deny, forUsers, type AccessCase, type CaseOptions } from '../accessCase';
import { getInvalidDocuments } from '../../../packages/domain/src/testing/fieldTrials';
import { aDraft, aDraftEditor, type Data } from '../samples';
import type { UserName } from '../users';

const staff: readonly UserName[] = [
  'moderator',
  'subscribedModerator',
  'lapsedModerator',
  'admin',
  'subscribedAdmin',
  'lapsedAdmin',
];
/** Users whose role does not let them see drafts. */
const others: readonly UserName[] = [
  'visitor',
  'nameless',
  'mira',
  'subscriber',
  'lapsed',
  'erased',
  'adminInList',
  'adminInCapitals',
];

const stored = 'drafts/videos-sunrise';
const fresh = 'drafts/videos-sunset';
const draft = (changes: Data = {}) => aDraft('moderator', { entryId: 'sunset', ...changes });
const now: CaseOptions = { serverTimestamps: ['updatedAt'] };
const create = (
  rule: typeof allow,
  detail: string,
  changes: Data = {},
  path = fresh,
  options: CaseOptions = now,
) => rule('moderator', 'set', path, draft(changes), { detail, ...options });

const encoded = encodeURIComponent('ق'.repeat(80));

const creations: readonly AccessCase[] = [
  create(allow, 'a new draft'),
  create(
    allow,
    'of a style',
    { list: 'styles', entryId: 'slow strength' },
    'drafts/styles-slow%20strength',
  ),
  create(
    allow,
    'of a style with a long id',
    { list: 'styles', entryId: 'ق'.repeat(80) },
    `drafts/styles-${encoded}`,
  ),
  create(allow, 'in a school without releases', { base: '' }),
  create(allow, 'with the longest text', { data: 'x'.repeat(60_000) }),
  create(allow, 'with the longest emoji', { data: '😀'.repeat(30_000) }),
  create(deny, 'with a time as text', { updatedAt: '2026-11-20T10:00:00.000Z' }, fresh, {}),
  create(deny, 'of another class', { entryId: 'sunrise' }),
  create(deny, 'of another list', { list: 'events' }),
  create(deny, 'of an unknown list', { list: 'films' }, 'drafts/films-sunset'),
  create(deny, 'of a style with the id of a class', { list: 'styles' }),
  create(deny, 'of a style without an id', { list: 'styles', entryId: '' }, 'drafts/styles-'),
  create(deny, 'of a class with an encoded id', { entryId: 'a b' }, 'drafts/videos-a%20b'),
  create(deny, 'of a class without an id', { entryId: '' }, 'drafts/videos-'),
  create(deny, 'by someone else', { by: 'admin' }),
  create(deny, 'by a publication', { by: 'command' }),
  create(deny, 'at another time', { updatedAt: new Date('2026-11-20T10:00:00.000Z') }, fresh, {}),
  create(deny, 'without a time', {}, fresh, {}),
  ...Object.entries(getInvalidDocuments(draftFields, draft()))
    .filter(([name]) => !name.startsWith('updatedAt'))
    .map(([detail, data]) => deny('moderator', 'set', fresh, data, { detail, ...now })),
  ...staff.map((user) =>
    allow(user, 'set', fresh, aDraft(user, { entryId: 'sunset' }), { detail: 'its own', ...now }),
  ),
  ...others.map((user) =>
    deny(user, 'set', fresh, aDraft(user, { entryId: 'sunset' }), { detail: 'its own', ...now }),
  ),
];

/** The token of an erased account is valid for an hour. It changes nothing any more. */
const ofErased: readonly AccessCase[] = [
  deny('erasedModerator', 'set', fresh, aDraft('erased', { entryId: 'sunset' }), now),
  deny('erasedModerator', 'update', stored, { data: '{}', by: 'erased' }, now),
  deny('erasedModerator', 'delete', stored),
  deny('erasedModerator', 'set', `${stored}/editors/erased`, aDraftEditor(), {
    serverTimestamps: ['at'],
  }),
];

const byModerator = { data: '{}', by: 'moderator' };
const changes: readonly AccessCase[] = [
  allow('moderator', 'update', stored, byModerator, now),
  allow('admin', 'update', stored, { data: '{}', by: 'admin', base: '000002' }, now),
  deny('moderator', 'update', stored, { data: '{}', by: 'nia' }, now),
  deny('moderator', 'update', stored, byModerator, 'without a new time'),
  deny('moderator', 'update', stored, { ...byModerator, list: 'events' }, now),
  deny('moderator', 'update', stored, { ...byModerator, entryId: 'sunset' }, now),
  deny('moderator', 'update', stored, byModerator, {
    ...now,
    detail: 'and remove a field',
    removedFields: ['base'],
  }),
  ...others.map((user) => deny(user, 'update', stored, { data: '{}', by: user }, now)),
  ...forUsers(staff, allow, 'delete', stored),
  ...forUsers(others, deny, 'delete', stored),
  // One request saves up to 500 drafts.
  allow('moderator', 'batch', 'drafts', undefined, {
    detail: '500 drafts',
    isUncounted: true,
    writes: Array.from({ length: 500 }, (_, n) => ({
      operation: 'set' as const,
      path: `drafts/videos-class-${n}`,
      data: aDraft('moderator', { entryId: `class-${n}` }),
      serverTimestamps: ['updatedAt'],
    })),
  }),
];

const editorOf = (user: UserName) => `${stored}/editors/${user}`;
const here: CaseOptions = { serverTimestamps: ['at'] };
const editors: readonly AccessCase[] = [
  ...forUsers(staff, allow, 'get', editorOf('admin')),
  ...forUsers(others, deny, 'get', editorOf('admin')),
  ...forUsers(['moderator', 'admin'], allow, 'list', `${stored}/editors`),
  ...forUsers(others, deny, 'list', `${stored}/editors`),
  ...staff.map((user) => allow(user, 'set', editorOf(user), aDraftEditor(), here)),
  ...others.map((user) => deny(user, 'set', editorOf(user), aDraftEditor(), here)),
  allow('admin', 'update', editorOf('admin'), { name: 'Ada' }, here),
  deny('moderator', 'update', editorOf('admin'), { name: 'Ada' }, here),
  deny('admin', 'update', editorOf('admin'), { name: 'Ada' }, 'without a new time'),
  deny('moderator', 'set', editorOf('admin'), aDraftEditor(), { detail: 'of another', ...here }),
  ...Object.entries(getInvalidDocuments(draftEditorFields, aDraftEditor()))
    .filter(([name]) => !name.startsWith('at'))
    .map(([detail, data]) =>
      deny('moderator', 'set', editorOf('moderator'), data, { detail, ...here }),
    ),
  deny('moderator', 'set', editorOf('moderator'), aDraftEditor({ at: new Date(0) }), 'long ago'),
  allow('admin', 'delete', editorOf('admin')),
  ...forUsers(['moderator', ...others], deny, 'delete', editorOf('admin')),
];

/** What only the server writes, and staff read. */
const published = [
  'releases/000001',
  'sources/abc',
  'releaseLog/head',
  'releaseLog/drift',
  'plannedReleases/one',
] as const;
const lists = ['drafts', 'releases', 'plannedReleases'] as const;

const newest: Partial<StructuredQuery> = {
  orderBy: [{ field: { fieldPath: 'number' }, direction: 'DESCENDING' }],
};

const reads: readonly AccessCase[] = [
  ...forUsers(staff, allow, 'get', stored, ...published),
  ...forUsers(others, deny, 'get', stored, ...published),
  allow('moderator', 'get', fresh, undefined, 'a draft that is not there'),
  ...forUsers(staff, allow, 'list', ...lists),
  ...forUsers(others, deny, 'list', ...lists),
  ...forUsers(['moderator'], allow, 'count', 'drafts'),
  allow('moderator', 'list', 'releases', undefined, { detail: 'the newest', query: newest }),
  ...lists.map((path) =>
    deny('admin', 'list', path, undefined, { detail: 'more than 500', query: { limit: 501 } }),
  ),
  deny('admin', 'list', `${stored}/editors`, undefined, {
    detail: 'more than 500',
    query: { limit: 501 },
  }),
  // A source is read by its digest, so no page lists them.
  ...forUsers(['moderator', 'admin'], deny, 'list', 'sources', 'releaseLog'),
  ...forUsers(['moderator', 'admin'], deny, 'get', 'releaseLog/run'),
  ...(['drafts', 'editors', 'releases'] as const).map((path) =>
    deny('admin', 'list', path, undefined, { detail: 'across all', isGroup: true }),
  ),
];

const writes: readonly AccessCase[] = [...published, 'releaseLog/run'].flatMap((path) =>
  (['moderator', 'admin', 'mira'] as const).flatMap((user) => [
    deny(user, 'set', path, { data: 'x' }),
    deny(user, 'update', path, { by: 'nia' }),
    deny(user, 'delete', path),
    deny(user, 'set', `${path}-2`, { data: 'x' }),
  ]),
);

/** Drafts, which staff write, and what the server writes when they are published. */
export const draftCases: readonly AccessCase[] = [
  ...reads,
  ...creations,
  ...changes,
  ...ofErased,
  ...editors,
  ...writes,
];
