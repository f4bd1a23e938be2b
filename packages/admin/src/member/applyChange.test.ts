import { toProfile } from '@gschool/data/mappers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccessChange } from '@gschool/domain';

import { createAccount, createTestServices, sampleProfile } from '../testing/createTestServices';
import { hasAccess, type AccountRef, type Services } from './account';
import { findMismatches } from './mismatches';
import { applyChange as writeChange, findAccount, prepareAccountChange } from './applyChange';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const grant: AccessChange = { kind: 'grant', plan: 'yearly', expiresAt: now + 30 * day };
const ref = { uid: 'maya' };
const profile = {
  ...sampleProfile,
  firstName: 'Maya',
};

const applyChange = async (
  services: Services,
  change: AccessChange,
  person: AccountRef = ref,
): Promise<void> => {
  const account = await findAccount(services, person);
  await prepareAccountChange(services, account, change, person.uid !== undefined, now);
  await writeChange(services, account, change, now);
};

describe('a change by an operator', () => {
  it('changes only token and profile, together', async () => {
    const services = createTestServices(
      [createAccount({ claims: { tenant: 7, role: 'moderator' } })],
      {
        maya: { ...profile, role: 'moderator' },
      },
    );
    await applyChange(services, grant);
    expect(services.account('maya').claims).toEqual({
      tenant: 7,
      role: 'moderator',
      subscribed: true,
      plan: 'yearly',
      expiresAt: now + 30 * day,
    });
    expect(services.profile('maya')).toEqual({
      ...profile,
      role: 'moderator',
      subscriptionStatus: 'active',
    });
  });

  it('keeps the plan if none is given', async () => {
    const services = createTestServices([createAccount()], { maya: profile });
    await applyChange(services, grant);
    await applyChange(services, { ...grant, plan: undefined, expiresAt: now + day });
    expect(services.account('maya').claims).toMatchObject({
      plan: 'yearly',
      expiresAt: now + day,
    });
  });

  it('writes nothing the second time', async () => {
    const services = createTestServices([createAccount()], { maya: profile });
    for (const change of [
      grant,
      { kind: 'role', role: 'admin' },
      { kind: 'revoke' },
      { kind: 'unblock' },
      { kind: 'block' },
    ] as const) {
      await applyChange(services, change);
      services.writes.length = 0;
      await applyChange(services, change);
      expect(services.writes).toEqual([]);
    }
  });

  it('ends a membership now and records that there was one', async () => {
    const services = createTestServices([createAccount({ claims: { role: 'moderator' } })], {
      maya: profile,
    });
    await applyChange(services, grant);
    await applyChange(services, { kind: 'revoke' });
    expect(services.account('maya').claims).toMatchObject({
      subscribed: false,
      expiresAt: now,
      role: 'moderator',
    });
    expect(services.profile('maya')).toMatchObject({ subscriptionStatus: 'inactive' });
  });

  it('creates a missing profile like sign-up', async () => {
    const services = createTestServices([createAccount({ providers: ['google.com'] })]);
    await applyChange(services, grant);
    expect(toProfile(services.profile('maya'), 'maya')).toMatchObject({
      uid: 'maya',
      email: 'maya@school.example',
      authProvider: 'google',
      createdAt: '2026-01-02T03:04:05.000Z',
      subscriptionStatus: 'active',
      role: 'user',
      displayName: 'Maya',
    });
  });

  it('does not create a profile when access is taken away', async () => {
    const services = createTestServices([createAccount({ claims: { subscribed: true } })]);
    await applyChange(services, { kind: 'revoke' });
    expect(services.writes).toEqual(['membership', 'token']);
    expect(services.profile('maya')).toBeNull();
  });

  it('fills in the required fields of a profile', async () => {
    const services = createTestServices([createAccount()], {
      maya: { subscriptionStatus: 'active', firstName: 'Maya' },
    });
    expect(() => toProfile(services.profile('maya'), 'maya')).toThrow();
    await applyChange(services, grant);
    expect(services.profile('maya')).toEqual({ ...profile, subscriptionStatus: 'active' });
  });
});

describe('a rejected change', () => {
  it('is one for an unverified email without a uid', async () => {
    const services = createTestServices([createAccount({ isEmailVerified: false })], {
      maya: profile,
    });
    const byAddress = { email: 'maya@school.example' };
    for (const change of [grant, { kind: 'role', role: 'admin' }] as const) {
      await expect(applyChange(services, change, byAddress)).rejects.toThrow('email-not-verified');
    }
    expect(services.writes).toEqual([]);
    await applyChange(services, { kind: 'revoke' }, byAddress);
    await applyChange(services, grant, ref);
    expect(hasAccess(services.account('maya'), now)).toBe(true);
  });

  it.each([{ email: 'unknown@school.example' }, { uid: 'unknown' }])(
    'is one for %j, which has no account',
    async (person) => {
      await expect(
        applyChange(createTestServices([createAccount()]), grant, person),
      ).rejects.toThrow('account-not-found');
    },
  );

  it('is one whose claims are too long for Firebase', async () => {
    const services = createTestServices([createAccount({ claims: { notes: 'x'.repeat(990) } })]);
    await expect(applyChange(services, grant)).rejects.toThrow('claims-too-long');
  });
});

const role = fc.constantFrom('user', 'moderator', 'admin', 'owner', undefined);
const claims = fc.record(
  {
    subscribed: fc.constantFrom(true, false, 'yes'),
    role,
    expiresAt: fc.integer({ min: 0, max: 2 * now }),
  },
  { requiredKeys: [] },
);
const changes: fc.Arbitrary<AccessChange> = fc.oneof(
  fc.constant(grant),
  fc.constantFrom<AccessChange>(
    { kind: 'revoke' },
    { kind: 'block' },
    { kind: 'unblock' },
    { kind: 'sync' },
  ),
  fc
    .constantFrom('user', 'moderator', 'admin')
    .map((to): AccessChange => ({ kind: 'role', role: to })),
);
const rank = (value: unknown) => ['user', 'moderator', 'admin'].indexOf(String(value));

describe('an interrupted run', () => {
  it('leaves no access without a record, and can be completed', async () => {
    await fc.assert(
      fc.asyncProperty(
        claims,
        fc.option(role),
        changes,
        fc.integer({ min: 0, max: 3 }),
        async (before, profileRole, change, writes) => {
          const services = createTestServices(
            [createAccount({ claims: before })],
            profileRole === null ? {} : { maya: { ...profile, role: profileRole } },
          );
          // The token and the profile match before each run, so that only the run's own effect is
          // tested.
          await applyChange(services, { kind: 'role', role: 'user' });
          await applyChange(
            services,
            hasAccess(services.account('maya'), now) ? grant : { kind: 'revoke' },
          );
          services.failAfter(writes);
          await applyChange(services, change).catch(() => undefined);
          const { claims: token } = services.account('maya');
          const stored = services.profile('maya');
          if (hasAccess(services.account('maya'), now)) {
            expect(stored).toMatchObject({ subscriptionStatus: 'active' });
          }
          if (rank(token['role']) > 0) {
            expect(rank(stored?.['role'])).toBeGreaterThanOrEqual(rank(token['role']));
          }
          services.failAfter(Number.POSITIVE_INFINITY);
          await applyChange(services, change);
          expect(findMismatches(services.account('maya'), services.profile('maya'), now)).toEqual(
            [],
          );
        },
      ),
    );
  });
});
