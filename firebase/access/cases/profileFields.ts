import { allow, deny, type AccessCase } from '../accessCase';
import type { UserName } from '../users';

/** The test values of one field; `new` is valid and differs from the stored value. */
interface FieldValues {
  new: unknown;
  wrongType: unknown;
  tooLong: unknown;
  /** True for a field that only the server may change. */
  isFixed?: true;
}

const long = 'x'.repeat(201);
const text = (fine: string): FieldValues => ({ new: fine, wrongType: 7, tooLong: long });
const fixed = (fine: unknown, tooLong: unknown = long): FieldValues => ({
  new: fine,
  wrongType: 7,
  tooLong,
  isFixed: true,
});
const flag = (fine: boolean): FieldValues => ({ new: fine, wrongType: 'yes', tooLong: long });

/**
 * Every field of a profile (docs/product/profile.md#profile-fields); nested fields by their paths.
 */
const fields: Readonly<Record<string, FieldValues>> = {
  uid: fixed('nia'),
  email: fixed('nia@gschool.example', `${'x'.repeat(310)}@gschool.example`),
  displayName: text('Mira'),
  photoURL: {
    ...text('https://x.example/mira.png'),
    tooLong: `https://x.example/${long.repeat(10)}`,
  },
  subscriptionStatus: fixed('active'),
  createdAt: fixed('2020-01-01T00:00:00.000Z'),
  authProvider: fixed('google'),
  isEmailVerified: { ...flag(true), isFixed: true },
  role: fixed('admin'),
  profileCompleteness: { new: 99, wrongType: '99', tooLong: 101 },
  firstName: text('Mira'),
  lastName: text('Vale'),
  preferredName: text('Mi'),
  phoneNumber: text('+33 2 40 00 00 00'),
  contactEmail: text('mira@mail.example'),
  location: {
    new: { country: 'FR', region: 'Loire', city: 'Nantes', postalCode: '44000' },
    wrongType: 'Nantes',
    tooLong: { country: 'FR', region: '', city: long, postalCode: '' },
  },
  'location.country': text('FR'),
  'location.region': text('Pays de la Loire'),
  'location.city': text('Nantes'),
  'location.postalCode': text('44000'),
  timezone: text('Europe/Paris'),
  preferences: {
    new: { theme: 'hulu', emailNotifications: false, newsletterSubscribed: true },
    wrongType: [],
    tooLong: { theme: long },
  },
  'preferences.theme': text('hotstar'),
  'preferences.emailNotifications': flag(false),
  'preferences.newsletterSubscribed': flag(true),
  'preferences.contentPreferences': {
    new: ['goal:strength', 'level:beginner'],
    wrongType: 'all',
    tooLong: Array.from({ length: 51 }, (_, n) => `goal:${n}`),
  },
};

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

/** `users/{uid}`, field by field. */
export const profileFieldCases: readonly AccessCase[] = [
  ...byEverybody,
  ...byTheOwner,
  // Proves that the uncounted project allows something at all.
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
