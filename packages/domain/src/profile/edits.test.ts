import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSampleProfile } from '../testing/samples';
import { completenessWeights } from './completeness';
import { toProfileChanges, editableFields, toProfileEdits, type ProfileEdits } from './edits';
import { isSameFieldValue, mergeEdits, type FieldValue } from './mergeEdits';
import { mergeProfile } from './mergeProfile';

const texts = fc.array(fc.constantFrom('yoga', 'calm', 'hips', 'core'), { maxLength: 4 });
const fieldArbitrary = fc.oneof(fc.constantFrom('', 'a', 'b', 'c'), fc.boolean(), texts);
/** Three versions of one object; a field has the same type in all of them. */
const versions = fc
  .array(
    fc.oneof(
      fc.tuple(...three(fc.constantFrom('', 'a', 'b', 'c'))),
      fc.tuple(...three(fc.boolean())),
      fc.tuple(...three(texts)),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((leaves) =>
    [0, 1, 2].map((at) =>
      Object.fromEntries(leaves.map((values, n) => [`leaf${n}`, values[at] as FieldValue])),
    ),
  );
function three<T>(arbitrary: fc.Arbitrary<T>) {
  return [arbitrary, arbitrary, arbitrary] as const;
}
type Edits = Record<string, FieldValue>;
const sameLeaves = (a: Edits, b: Edits) =>
  Object.keys(a).every((name) => isSameFieldValue(a[name]!, b[name]!));

describe('editable fields', () => {
  it('include every field of the completeness', () => {
    for (const [field] of completenessWeights) expect(editableFields).toContain(field);
  });

  it('convert from a profile and back', () => {
    const other = createSampleProfile({
      displayName: 'Mira',
      photoURL: 'https://x.example/a.png',
      location: { country: 'Portugal', region: 'Lisboa', city: 'Lisbon', postalCode: '1100' },
      preferences: {
        theme: 'hulu',
        emailNotifications: false,
        newsletterSubscribed: true,
        contentPreferences: ['goal:calm'],
      },
    });
    expect(Object.keys(toProfileEdits(other)).sort()).toEqual([...editableFields].sort());
    const merged = mergeProfile(createSampleProfile(), toProfileChanges(toProfileEdits(other)));
    expect(toProfileEdits(merged)).toEqual(toProfileEdits(other));
  });

  it('contain only changes', () => {
    expect(toProfileChanges({ displayName: '', 'location.city': 'Porto' })).toEqual({
      displayName: '',
      location: { city: 'Porto' },
    });
    expect(toProfileChanges({})).toEqual({});
  });
});

describe('two edits of the same profile', () => {
  const base = toProfileEdits(createSampleProfile({ displayName: 'Mira', phoneNumber: '1' }));
  const list = 'preferences.contentPreferences';
  it.each<[string, Partial<ProfileEdits>, Partial<ProfileEdits>, object]>([
    ['no change', {}, {}, {}],
    ['my change', { displayName: 'Mi' }, {}, { changes: { displayName: 'Mi' } }],
    ['a change of the other side', {}, { displayName: 'Mi' }, { elsewhere: ['displayName'] }],
    [
      'different leaves',
      { displayName: 'Mi' },
      { phoneNumber: '2' },
      { changes: { displayName: 'Mi' }, elsewhere: ['phoneNumber'] },
    ],
    [
      'different leaves of one part',
      { 'location.city': 'Porto' },
      { 'location.country': 'Portugal' },
      { changes: { 'location.city': 'Porto' }, elsewhere: ['location.country'] },
    ],
    ['the same field, to the same value', { displayName: 'Mi' }, { displayName: 'Mi' }, {}],
    [
      'the same field, to different values',
      { displayName: 'Mi' },
      { displayName: 'M.' },
      { changes: { displayName: 'Mi' }, conflicts: ['displayName'] },
    ],
    [
      'one side cleared it, one changed it',
      { phoneNumber: '' },
      { phoneNumber: '2' },
      { changes: { phoneNumber: '' }, conflicts: ['phoneNumber'] },
    ],
    [
      'a list, changed by both sides',
      { [list]: ['a'] },
      { [list]: ['b'] },
      { changes: { [list]: ['b', 'a'] }, elsewhere: [list] },
    ],
  ])('%s', (_, mine, theirs, expected) => {
    expect(mergeEdits(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({
      merged: { ...base, ...theirs, ...(expected as { changes?: object }).changes },
      changes: {},
      elsewhere: [],
      conflicts: [],
      ...expected,
    });
  });

  it('keep a removal and an addition in one list', () => {
    const at = (values: string[]) => ({ [list]: values });
    expect(mergeEdits(at(['a', 'b']), at(['b']), at(['a', 'b', 'c'])).merged).toEqual(
      at(['b', 'c']),
    );
  });

  it('lose nothing: every changed field is merged or in conflict', () => {
    fc.assert(
      fc.property(versions, ([base, mine, theirs]) => {
        const { merged, changes, conflicts } = mergeEdits<Edits>(base!, mine!, theirs!);
        expect(sameLeaves(merged, { ...theirs, ...(changes as Edits) })).toBe(true);
        for (const name of Object.keys(base!)) {
          const [was, here, there, now] = [base, mine, theirs, merged].map((v) => v![name]!);
          if (Array.isArray(now)) {
            const [w, h, t] = [was, here, there] as [string[], string[], string[]];
            for (const item of h) if (!w.includes(item)) expect(now).toContain(item);
            for (const item of t) if (!w.includes(item)) expect(now).toContain(item);
            for (const item of w) {
              expect(now.includes(item)).toBe(h.includes(item) && t.includes(item));
            }
            continue;
          }
          if (isSameFieldValue(was!, here!)) expect(now).toBe(there);
          else expect(now).toBe(here);
          const isConflict = was !== here && was !== there && here !== there;
          expect(conflicts.includes(name)).toBe(isConflict);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('need no change after merging', () => {
    fc.assert(
      fc.property(versions, ([base, mine, theirs]) => {
        const { merged } = mergeEdits<Edits>(base!, mine!, theirs!);
        const second = mergeEdits<Edits>(theirs!, merged, merged);
        expect(second).toMatchObject({ changes: {}, conflicts: [] });
      }),
    );
  });

  it('give the same result in any order, except for conflicts', () => {
    fc.assert(
      fc.property(versions, ([base, mine, theirs]) => {
        const one = mergeEdits<Edits>(base!, mine!, theirs!);
        const other = mergeEdits<Edits>(base!, theirs!, mine!);
        expect([...one.conflicts].sort()).toEqual([...other.conflicts].sort());
        for (const name of one.conflicts) delete one.merged[name as string];
        expect(sameLeaves(one.merged, other.merged)).toBe(true);
      }),
    );
  });

  it('compare lists as sets and other values by identity', () => {
    fc.assert(fc.property(fieldArbitrary, (value) => isSameFieldValue(value, value)));
    expect(isSameFieldValue(['a', 'b'], ['b', 'a', 'a'])).toBe(true);
    expect(isSameFieldValue([], '')).toBe(false);
    expect(isSameFieldValue('', false)).toBe(false);
  });
});
