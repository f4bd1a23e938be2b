import { findMismatches } from '@gschool/admin';
import { createAccount, createTestServices, sampleProfile } from '@gschool/admin/testing';
import type { AccessChange } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { RejectedError } from '../command/errors';
import { formatMismatches } from './format';
import { prepareChange } from './prepareChange';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const grant: AccessChange = { kind: 'grant', plan: 'yearly', expiresAt: now + 30 * day };

describe('a rejected change', () => {
  it('is one for an unverified email without a uid', async () => {
    const services = createTestServices([createAccount({ isEmailVerified: false })], {
      maya: { ...sampleProfile },
    });
    const byAddress = { email: 'maya@school.example' };
    for (const change of [grant, { kind: 'role', role: 'admin' }] as const) {
      const rejected = prepareChange(services, byAddress, change, now);
      await expect(rejected).rejects.toThrow(RejectedError);
      await expect(rejected).rejects.toThrow(/not verified. Anyone can register.*--uid maya/s);
    }
    await prepareChange(services, byAddress, { kind: 'revoke' }, now);
    await prepareChange(services, { uid: 'maya' }, grant, now);
  });

  it.each([
    [{ email: 'unknown@school.example' }, /no account with the email unknown@school.example/],
    [{ uid: 'unknown' }, /no account with the uid unknown/],
    [
      { uid: 'maya', email: 'other@school.example' },
      /belongs to maya@school.example, not to other@/,
    ],
  ])('%j', async (person, message) => {
    const services = createTestServices([createAccount()]);
    await expect(prepareChange(services, person, grant, now)).rejects.toThrow(message);
  });

  it('is one whose claims are too long for Firebase', async () => {
    const services = createTestServices([createAccount({ claims: { notes: 'x'.repeat(990) } })]);
    await expect(prepareChange(services, { uid: 'maya' }, grant, now)).rejects.toThrow(
      /1000 characters/,
    );
  });
});

it('words every mismatch', () => {
  const open = { subscribed: true, role: 'admin', expiresAt: now + day };
  const profile = { email: 'old@school.example', subscriptionStatus: 'inactive' };
  const account = createAccount({ claims: open });
  const lines = formatMismatches(account, profile, now);
  expect(lines).toHaveLength(findMismatches(account, profile, now).length);
  expect(new Set(lines).size).toBe(lines.length);
});
