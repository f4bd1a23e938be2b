import { allow, deny, type AccessCase, type FieldTransform } from '../accessCase';
import { storedNumbers } from '../samples';
import type { UserName } from '../users';

const PROFILE = 'users/mira';
const LIBRARY = 'users/mira/state/library';
const CHECKOUTS = 'customers/mira/limits/checkout';
const PLAYLISTS = 'customers/mira/limits/playlists';

const ids = (count: number): readonly string[] => Array.from({ length: count }, (_, n) => `v${n}`);

/** An update with nothing but a change that the server computes. */
const change = (
  rule: typeof allow,
  user: UserName,
  path: string,
  detail: string,
  transform: FieldTransform,
  serverTimestamps: readonly string[] = [],
): AccessCase =>
  rule(user, 'update', path, {}, { detail, transforms: [transform], serverTimestamps });

const completeness = 'profileCompleteness';

/** Changes that the server computes: the rules check the document after them. */
export const transformCases: readonly AccessCase[] = [
  change(allow, 'mira', PROFILE, 'adds 1', { fieldPath: completeness, increment: 1 }),
  change(deny, 'mira', PROFILE, 'adds 1000', { fieldPath: completeness, increment: 1000 }),
  change(deny, 'mira', PROFILE, 'adds a half', { fieldPath: completeness, increment: 0.5 }),
  change(deny, 'mira', PROFILE, 'at least 101', { fieldPath: completeness, maximum: 101 }),
  change(deny, 'mira', PROFILE, 'at most -1', { fieldPath: completeness, minimum: -1 }),
  change(deny, 'mira', PROFILE, 'adds to a text', { fieldPath: 'displayName', increment: 1 }),
  change(deny, 'mira', PROFILE, 'adds to a role', { fieldPath: 'role', append: ['admin'] }),
  change(deny, 'mira', PROFILE, 'adds a field', { fieldPath: 'subscribed', increment: 1 }),
  change(deny, 'nia', PROFILE, 'of another', { fieldPath: completeness, increment: 1 }),
  change(allow, 'miraPaid', LIBRARY, 'appends an id', { fieldPath: 'saved', append: ['a'] }),
  change(deny, 'miraPaid', LIBRARY, 'appends a bad id', { fieldPath: 'saved', append: ['../a'] }),
  change(deny, 'miraPaid', LIBRARY, 'appends a number', { fieldPath: 'saved', append: [7] }),
  change(deny, 'miraPaid', LIBRARY, 'appends 501 ids', { fieldPath: 'saved', append: ids(501) }),
  change(deny, 'miraPaid', 'users/mira/history/sunrise', 'past the end', {
    fieldPath: 'position',
    increment: 1e9,
  }),
  change(allow, 'mira', CHECKOUTS, 'the next', { fieldPath: 'count', increment: 1 }, ['openedAt']),
  change(deny, 'mira', CHECKOUTS, 'takes one back', { fieldPath: 'count', increment: -1 }, [
    'openedAt',
  ]),
  change(
    deny,
    'busy',
    'customers/busy/limits/checkout',
    'an eleventh',
    {
      fieldPath: 'count',
      increment: 1,
    },
    ['openedAt'],
  ),
  change(deny, 'miraPaid', PLAYLISTS, 'takes one back', { fieldPath: 'count', increment: -1 }),
  change(deny, 'miraPaid', PLAYLISTS, 'counts none', { fieldPath: 'count', increment: 1 }),
  change(deny, 'mira', `orders/${storedNumbers.own}`, 'adds to a state', {
    fieldPath: 'status',
    append: ['paid'],
  }),
];
