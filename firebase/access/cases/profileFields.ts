import { may, mayNot, type AccessCase } from '../accessCase';
import type { Who } from '../people';

/** What is tried on one field; `new` is a fine value that differs from the stored one. */
interface FieldTrial {
  new: unknown;
  wrongType: unknown;
  tooLong: unknown;
  /** True where nobody may change it from a browser. */
  isFixed?: true;
}

const long = 'x'.repeat(201);
const text = (fine: string): FieldTrial => ({ new: fine, wrongType: 7, tooLong: long });
const fixed = (fine: unknown, tooLong: unknown = long): FieldTrial => ({
  new: fine,
  wrongType: 7,
  tooLong,
  isFixed: true,
});
const flag = (fine: boolean): FieldTrial => ({ new: fine, wrongType: 'yes', tooLong: long });

/** Every field of a profile (spec, section 3), the nested ones by their paths. */
const fields: Readonly<Record<string, FieldTrial>> = {
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

const others: readonly Who[] = ['nia', 'visitor', 'moderator', 'admin'];
const trials = { new: 'a new value', wrongType: 'a wrong type', tooLong: 'too long' } as const;

/** Every field × everybody × a new value, a wrong type and one out of bounds. */
const byEverybody = Object.entries(fields).flatMap(([name, trial]) =>
  (Object.keys(trials) as (keyof typeof trials)[]).flatMap((kind) => {
    const data = { [name]: trial[kind] };
    const isFine = kind === 'new' && !trial.isFixed;
    const but = `${name}: ${trials[kind]}`;
    return [
      (isFine ? may : mayNot)('mira', 'update', 'users/mira', data, but),
      ...others.map((who) => mayNot(who, 'update', 'users/mira', data, but)),
    ];
  }),
);

/** Values that no field takes, whatever its type. */
const strange: Readonly<Record<string, unknown>> = {
  null: null,
  'a timestamp': new Date('2026-11-01T08:00:00.000Z'),
  'no number': Number.NaN,
  'a map in a map': { a: { b: 'c' } },
  'a list of maps': [{ a: 'b' }],
  bytes: { __type__: 'bytes', value: 'AAAA' },
};

const byTheOwner = Object.keys(fields).flatMap((name) =>
  Object.entries(strange).map(([kind, value]) =>
    mayNot(
      'mira',
      'update',
      'users/mira',
      { [name]: value },
      { but: `${name}: ${kind}`, isAside: true },
    ),
  ),
);

/** `users/{uid}`, field by field. */
export const profileFieldCases: readonly AccessCase[] = [
  ...byEverybody,
  ...byTheOwner,
  // What is tried aside must not be refused for being aside.
  may('mira', 'update', 'users/mira', { firstName: 'Mira' }, { but: 'aside', isAside: true }),
];

/** The fields that are tried, for the test that none is forgotten. */
export const triedFields: readonly string[] = Object.keys(fields);
