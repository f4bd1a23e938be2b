import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { createSampleProfile } from '../testing/samples';
import { parseClaims, hasActiveClaim, noClaims, parseRole } from './claims';
import { computeCompleteness, completenessWeights, getMissingFields } from './completeness';
import { getCompletenessGains } from './completenessGains';
import { getDisplayName } from './displayName';
import { mergeProfile } from './mergeProfile';
import { createNewProfile } from './newProfile';

const full = createSampleProfile({
  displayName: 'Mira',
  photoURL: 'https://x.example/a.png',
  phoneNumber: '1',
  preferredName: 'Mi',
  contactEmail: 'm@x.example',
  location: { country: 'FR', region: 'IDF', city: 'Paris', postalCode: '75001' },
  timezone: 'Europe/Paris',
  preferences: {
    theme: 'dark',
    emailNotifications: false,
    newsletterSubscribed: false,
    contentPreferences: ['yoga'],
  },
});

describe('completeness', () => {
  it('has the documented weights', () => {
    expect(Object.fromEntries(completenessWeights)).toEqual({
      displayName: 10,
      photoURL: 8,
      phoneNumber: 7,
      preferredName: 6,
      contactEmail: 5,
      'location.country': 4,
      'location.region': 3,
      'preferences.contentPreferences': 3,
      'location.city': 2,
      timezone: 2,
      'location.postalCode': 1,
      'preferences.theme': 1,
      'preferences.emailNotifications': 1,
      'preferences.newsletterSubscribed': 1,
    });
  });

  it.each([
    ['nothing', {}, 0],
    ['null', null, 0],
    ['a text', 'profile', 0],
    ['everything', full, 100],
    ['only a name: 10 of 54', { displayName: 'Mira' }, 19],
    ['a blank name', { displayName: '   ' }, 0],
    ['an empty list', { preferences: { contentPreferences: [] } }, 0],
    ['a preference that is false', { preferences: { newsletterSubscribed: false } }, 2],
    ['a location that is a text', { location: 'Paris', timezone: 'UTC' }, 4],
    ['an inherited field', Object.create({ displayName: 'Mira' }), 0],
  ])('%s → %#', (_, profile, expected) => {
    expect(computeCompleteness(profile)).toBe(expected);
  });

  it('is a whole number from 0 to 100 for anything', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const percent = computeCompleteness(value);
        expect(Number.isInteger(percent) && percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });

  /** A profile with any stored values: each field absent, blank, of another type, or filled. */
  const anyProfile = fc
    .tuple(
      ...completenessWeights.map(() =>
        fc.oneof(
          fc.constantFrom<unknown>(undefined, null, '', ' ', [], ['yoga'], 'Mira', false, true, 0),
          fc.anything(),
        ),
      ),
    )
    .map((values) => {
      const profile: Record<string, unknown> = {};
      completenessWeights.forEach(([path], at) => put(profile, path, values[at]));
      return profile;
    });
  const put = (profile: Record<string, unknown>, path: string, value: unknown) => {
    const [part, leaf] = path.split('.') as [string, string | undefined];
    if (leaf === undefined) profile[part] = value;
    else profile[part] = { ...(profile[part] as object | undefined), [leaf]: value };
  };

  it('never decreases when a field is filled', () => {
    fc.assert(
      fc.property(
        anyProfile,
        fc.constantFrom(...completenessWeights),
        fc.constantFrom('Mira', ['yoga'], false, true),
        (profile, [path, weight], value) => {
          const before = computeCompleteness(profile);
          const wasMissing = getMissingFields(profile).includes(path);
          put(profile, path, value);
          expect(getMissingFields(profile)).not.toContain(path);
          const gain = computeCompleteness(profile) - before;
          if (!wasMissing) expect(gain).toBe(0);
          else expect(Math.abs(gain - (weight / 54) * 100)).toBeLessThan(1);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('announces exactly the gain of filling a field', () => {
    fc.assert(
      fc.property(anyProfile, (profile) => {
        const gains = getCompletenessGains(profile);
        expect(gains.map(({ field }) => field)).toEqual(getMissingFields(profile));
        for (const { field, gain } of gains) {
          const missing = getMissingFields(profile).filter((path) => path !== field);
          const other: Record<string, unknown> = {};
          for (const [path] of completenessWeights) {
            if (!missing.includes(path)) put(other, path, 'x');
          }
          expect(computeCompleteness(other)).toBe(computeCompleteness(profile) + gain);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('names what is missing, heaviest first', () => {
    expect(getMissingFields(full)).toEqual([]);
    expect(getMissingFields({ ...full, phoneNumber: '', displayName: '' })).toEqual([
      'displayName',
      'phoneNumber',
    ]);
  });
});

describe('display name', () => {
  it.each([
    [{ displayName: 'Mira', firstName: 'A', email: 'e@x' }, 'Mira'],
    [{ displayName: ' ', firstName: 'Mira', lastName: 'Okafor' }, 'Mira Okafor'],
    [{ displayName: '\u3164', firstName: 'Mira', lastName: '\u2800' }, 'Mira'],
    [{ firstName: 'Mira' }, 'Mira'],
    [{ lastName: 'Okafor', email: 'e@x' }, 'Okafor'],
    [{ email: 'mira.o@gschool.example' }, 'mira.o'],
    [{ email: '@x' }, 'User'],
    [{}, 'User'],
    [null, 'User'],
    [{ displayName: '', firstName: ' ', lastName: '\t', email: ' mira@x ' }, 'mira'],
    [{ displayName: '\u00a0', lastName: ' Okafor ' }, 'Okafor'],
    [{ displayName: 'a@b', email: 'e@x' }, 'a@b'],
  ])('%j → %s', (profile, expected) => {
    expect(getDisplayName(profile)).toBe(expected);
  });

  it('takes the first source that is not empty, and is never empty', () => {
    const text = fc.option(fc.oneof(fc.constantFrom('', ' ', 'Mira', 'a@b'), fc.string()));
    const named = fc.record(
      { displayName: text, firstName: text, lastName: text, email: text },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(named, (profile) => {
        const clean = (value: string | null | undefined) => value?.trim() ?? '';
        const names = [clean(profile.firstName), clean(profile.lastName)].filter(Boolean).join(' ');
        const mailbox = clean(clean(profile.email).split('@')[0]);
        const name = getDisplayName(profile);
        expect(name.trim()).not.toBe('');
        expect(name).toBe(clean(profile.displayName) || names || mailbox || 'User');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('roles and claims', () => {
  it.each([
    ['admin', 'admin'],
    ['moderator', 'moderator'],
    ['owner', 'user'],
    [undefined, 'user'],
    [['admin'], 'user'],
  ])('%j → %s', (claim, role) => {
    expect(parseRole(claim)).toBe(role);
  });

  it('ignores claims of the wrong type', () => {
    expect(parseClaims({ subscribed: 'true', role: 7, plan: '', expiresAt: '9' })).toEqual(
      noClaims,
    );
    fc.assert(fc.property(fc.anything(), (token) => void parseClaims(token)));
  });

  it.each([
    [null, noClaims],
    ['token', noClaims],
    [{ plan: '' }, noClaims],
    [{ plan: 7, expiresAt: Number.NaN }, noClaims],
    [{ expiresAt: Number.POSITIVE_INFINITY }, noClaims],
    [
      { subscribed: true, role: 'moderator', plan: 'yearly', expiresAt: 5 },
      { subscribed: true, role: 'moderator', plan: 'yearly', expiresAt: 5 },
    ],
  ])('reads %j as %j', (token, claims) => {
    expect(parseClaims(token)).toEqual(claims);
  });

  it.each([
    [{ subscribed: true, expiresAt: 101 }, true],
    [{ subscribed: true, expiresAt: 100 }, false],
    [{ subscribed: true }, false],
    [{ subscribed: false, expiresAt: 101 }, false],
  ])('%j at 100 → %s', (claims, isActive) => {
    expect(hasActiveClaim(parseClaims(claims), 100)).toBe(isActive);
  });
});

describe('a new profile', () => {
  it('has every field with its default', () => {
    expect(
      createNewProfile({
        uid: 'u',
        email: 'e@x.example',
        provider: 'google',
        isEmailVerified: true,
        now: '2026-01-01T00:00:00.000Z',
        timezone: 'UTC',
      }),
    ).toEqual({
      uid: 'u',
      email: 'e@x.example',
      displayName: '',
      photoURL: '',
      subscriptionStatus: 'inactive',
      createdAt: '2026-01-01T00:00:00.000Z',
      authProvider: 'google',
      isEmailVerified: true,
      role: 'user',
      profileCompleteness: 7,
      firstName: '',
      lastName: '',
      preferredName: '',
      phoneNumber: '',
      contactEmail: '',
      location: { country: '', region: '', city: '', postalCode: '' },
      timezone: 'UTC',
      preferences: {
        theme: '',
        emailNotifications: true,
        newsletterSubscribed: false,
        contentPreferences: [],
      },
    });
  });

  it('merges nested changes and computes the completeness', () => {
    const merged = mergeProfile(full, { location: { city: '' }, displayName: 'Mi' });
    expect(merged.location).toEqual({ ...full.location, city: '' });
    expect(merged.displayName).toBe('Mi');
    expect(merged.profileCompleteness).toBe(96);
  });
});
