import { createAccount, createTestServices } from '@gschool/admin/testing';
import { describe, expect, it } from 'vitest';

import { runMember } from './run';
import { formatAccount, formatMismatches } from './format';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const open = { subscribed: true, role: 'user', plan: 'yearly', expiresAt: now + 10 * day };
const membership = { record: null, subscriptions: [] };
const profile = {
  uid: 'maya',
  email: 'maya@school.example',
  createdAt: '2026-01-02T03:04:05.000Z',
  isEmailVerified: true,
  subscriptionStatus: 'active',
  role: 'user',
};

describe('show', () => {
  it('prints an account with its membership and profile', () => {
    expect(
      formatAccount({ account: createAccount({ claims: open }), membership, profile }, now),
    ).toEqual([
      'Account        maya@school.example (uid maya)',
      'Email          verified',
      'State          enabled',
      'Signs in with  password',
      'Created        2026-01-02 03:04 UTC',
      'Last sign-in   never',
      'Granted        until 2026-12-01 10:00 UTC, plan yearly',
      'Subscription   none',
      'Membership     until 2026-12-01 10:00 UTC (in 10 d)',
      'Token          role user, plan yearly',
      'Classes        open',
      'Profile        subscriptionStatus active, role user',
      'Check          token and profile match',
    ]);
  });

  it.each([
    [{}, profile, /profile is active, but the token gives no access/],
    [open, { ...profile, subscriptionStatus: 'inactive' }, /but the profile is not active/],
    [
      { ...open, expiresAt: now - 1 },
      profile,
      /has ended, but the profile is still active: run sync/,
    ],
    [{ ...open, role: 'admin' }, profile, /token says admin, but the profile says user/],
    [open, { ...profile, email: 'old@school.example' }, /another email \(old@school.example\)/],
    [open, { ...profile, createdAt: undefined }, /is missing createdAt/],
    [open, null, /gives access, but there is no profile/],
  ])('shows how %j and %j differ', (claims, stored, message) => {
    const mismatches = formatMismatches(createAccount({ claims }), stored, now);
    expect(mismatches).toHaveLength(1);
    expect(mismatches[0]).toMatch(message);
    expect(
      formatAccount({ account: createAccount({ claims }), membership, profile: stored }, now).join(
        '\n',
      ),
    ).toMatch(message);
  });

  it('shows no mismatch for a new account', () => {
    expect(formatMismatches(createAccount(), null, now)).toEqual([]);
    const lines = formatAccount({ account: createAccount(), membership, profile: null }, now);
    expect(lines.join('\n')).toContain('none: it will be created at the next sign-in');
  });

  it('accepts unknown claims and profiles', () => {
    const odd = { subscribed: true, expiresAt: 1e300, role: { a: 1 }, plan: 7 };
    expect(
      formatAccount(
        { account: createAccount({ claims: odd }), membership, profile: { email: 5, role: [] } },
        now,
      ).join('\n'),
    ).toContain('no date');
  });
});

describe('a change', () => {
  const run = async (isDryRun: boolean, signsOutEverywhere = false) => {
    const services = createTestServices([createAccount()], {
      maya: { ...profile, subscriptionStatus: 'inactive' },
    });
    const lines: string[] = [];
    const change = { kind: 'grant', plan: undefined, expiresAt: now + day } as const;
    const options = {
      account: { uid: 'maya' },
      change,
      project: undefined,
      bucket: undefined,
      isDryRun,
      signsOutEverywhere,
    };
    await runMember(services, options, now, (...all) => lines.push(...all));
    return { printed: lines.join('\n'), writes: services.writes };
  };

  it('prints what it would do and writes nothing in a dry run', async () => {
    const { printed, writes } = await run(true, true);
    expect(writes).toEqual([]);
    expect(printed).toBe(
      [
        'maya@school.example (uid maya)',
        '  membership grantExpiresAt   nothing → 2026-11-22 10:00 UTC',
        '  profile subscriptionStatus  inactive → active',
        '  token role                  nothing → user',
        '  token subscribed            nothing → true',
        '  token expiresAt             nothing → 2026-11-22 10:00 UTC',
        '  all sessions would be signed out',
        'Dry run: nothing was written.',
      ].join('\n'),
    );
  });

  it('prints the changes, writes them, and says when they take effect', async () => {
    expect(await run(false)).toMatchObject({
      writes: ['membership', 'profile', 'token'],
      printed: expect.stringMatching(/inactive → active.*Done. It takes effect/s) as string,
    });
    const { writes, printed } = await run(false, true);
    expect(writes).toEqual(['membership', 'profile', 'token', 'sessions']);
    expect(printed).toContain('All sessions were signed out');
  });
});
