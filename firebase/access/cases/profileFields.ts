import { listLeaves } from '../../../packages/domain/src/documents/paths';
import { profileFields } from '../../../packages/domain/src/documents/profile';
import { allow, deny, type AccessCase } from '../accessCase';
import { getFieldTrials } from '../../../packages/domain/src/testing/fieldTrials';
import type { UserName } from '../users';

/**
 * Every field of a profile (docs/product/profile.md#profile-fields); nested fields by their paths.
 */
const fields = getFieldTrials(profileFields);

const others: readonly UserName[] = ['nia', 'visitor', 'moderator', 'admin'];
const trials = { new: 'a new value', wrongType: 'a wrong type', tooLong: 'too long' } as const;

/** Every field × every user × a new value, a wrong type and a value out of bounds. */
const byEverybody = Object.entries(fields).flatMap(([name, trial]) =>
  (Object.keys(trials) as (keyof typeof trials)[]).flatMap((kind) => {
    const data = { [name]: trial[kind] };
    const isFine = kind === 'new' && !trial.isFixed;
    const detail = `${name}: ${trials[kind]}`;
    return [
      (isFine ? allow : deny)('mira', 'update', 'users/mira', data, detail),
      ...others.map((user) => deny(user, 'update', 'users/mira', data, detail)),
    ];
  }),
);

/** Values that are invalid for every field. */
const invalidValues: Readonly<Record<string, unknown>> = {
  null: null,
  'a timestamp': new Date('2026-11-01T08:00:00.000Z'),
  'no number': Number.NaN,
  'a map in a map': { a: { b: 'c' } },
  'a list of maps': [{ a: 'b' }],
  bytes: { __type__: 'bytes', value: 'AAAA' },
};

const byTheOwner = Object.keys(fields).flatMap((name) =>
  Object.entries(invalidValues).map(([kind, value]) =>
    deny(
      'mira',
      'update',
      'users/mira',
      { [name]: value },
      { detail: `${name}: ${kind}`, isUncounted: true },
    ),
  ),
);

const double = (value: number) => ({ __type__: 'double', value });

const longText = (rule: typeof allow, path: string, letter: string, count: number) =>
  rule(
    'mira',
    'update',
    'users/mira',
    { [path]: letter.repeat(count) },
    `${path}: ${count} ${letter}`,
  );

/**
 * What libraries and languages measure differently: texts outside the basic plane, whole numbers
 * that are stored as doubles, and names with dots.
 */
const measures: readonly AccessCase[] = [
  ...listLeaves(profileFields).flatMap(({ path, field }) =>
    field.kind !== 'text' || field.changedBy
      ? []
      : [
          longText(allow, path, '😀', field.max / 2),
          longText(deny, path, '😀', field.max / 2 + 1),
          // In bytes, these are twice as long.
          longText(allow, path, 'ق', field.max),
          longText(deny, path, 'ق', field.max + 1),
        ],
  ),
  ...[200, 201].map((length) =>
    (length === 200 ? allow : deny)(
      'mira',
      'update',
      'users/mira',
      { 'preferences.contentPreferences': ['😀'.repeat(length)] },
      `an entry of ${length} emoji`,
    ),
  ),
  deny('mira', 'update', 'users/mira', { profileCompleteness: double(7) }, 'a double'),
  deny('mira', 'update', 'users/mira', { '`location.city`': 'Paris' }, 'a name with a dot'),
  deny('mira', 'update', 'users/mira', { 'location.`a.b`': 'Paris' }, 'a nested name with a dot'),
  deny('mira', 'update', 'users/mira', { 'location.city.name': 'Paris' }, 'a map as a text'),
];

/** `users/{uid}`, field by field. */
export const profileFieldCases: readonly AccessCase[] = [
  ...byEverybody,
  ...byTheOwner,
  ...measures,
  // Requests without a report of the conditions are denied above. This one is allowed, so their
  // project is not simply closed.
  allow(
    'mira',
    'update',
    'users/mira',
    { firstName: 'Mira' },
    { detail: 'aside', isUncounted: true },
  ),
];

/** The tested fields. A test checks that none is missing. */
export const testedFields: readonly string[] = Object.keys(fields);
