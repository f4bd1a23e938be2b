import { profileFields, type FieldTable } from '@gschool/domain';
import fc from 'fast-check';

/** Property names with a special meaning in JavaScript. */
const prototypeKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'];

const huge = fc.constantFrom('x'.repeat(50_000), '🤸'.repeat(2_000), 'e\u0301'.repeat(2_000));
const nasty = fc.constantFrom(
  '<script>polluted=1</script>',
  'javascript:alert(1)',
  '{name, plural, one {x}',
  '\u0000\u202e\ufeff',
  '../../etc/passwd',
  '__proto__',
  'Moon/Base',
  '9999-99-99T99:99:99Z',
);
const junk = fc.oneof(
  { weight: 3, arbitrary: fc.string() },
  { weight: 2, arbitrary: nasty },
  { weight: 1, arbitrary: huge },
  {
    weight: 3,
    arbitrary: fc.anything({ withDate: true, withBigInt: true, maxDepth: 1, maxKeys: 3 }),
  },
  { weight: 1, arbitrary: fc.constantFrom(null, undefined, NaN, Infinity, -0, [], {}) },
);

/**
 * An object with some of the names and arbitrary values; sometimes with a name that has a special
 * meaning in JavaScript.
 */
const mess = (names: readonly string[], values: fc.Arbitrary<unknown>) =>
  fc
    .array(fc.tuple(fc.constantFrom(...names, ...prototypeKeys), values), { maxLength: 12 })
    .map((entries) => {
      const object: Record<string, unknown> = {};
      for (const [name, value] of entries) {
        // Like with `JSON.parse`, `__proto__` becomes a field, not a prototype.
        Object.defineProperty(object, name, { value, enumerable: true, configurable: true });
      }
      return object;
    });

const namesOf = (fields: FieldTable) => Object.keys(fields);

const { location: locationField, preferences: preferencesField } = profileFields;
const location = mess(namesOf(locationField.fields), junk);
const preferences = mess(
  namesOf(preferencesField.fields),
  fc.oneof(junk, fc.boolean(), fc.array(nasty, { maxLength: 60 })),
);
const names = namesOf(profileFields).filter((name) => name !== 'email');
const parts = fc.record(
  {
    location: fc.oneof(location, junk),
    preferences: fc.oneof(preferences, junk),
    // A document without an email address is invalid, so most of them have one.
    email: fc.oneof({ weight: 4, arbitrary: fc.constant('mira@gschool.example') }, junk),
  },
  { requiredKeys: [] },
);

/** A `users/{uid}` document with invalid data: wrong types, gaps, huge texts, prototype keys. */
export const anyProfileDocument: fc.Arbitrary<unknown> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.tuple(mess(names, junk), parts).map(([a, b]) => ({
      ...a,
      ...b,
      email: b.email ?? 'mira@gschool.example',
    })),
  },
  { weight: 1, arbitrary: junk },
);
