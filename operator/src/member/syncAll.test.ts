import { applySubscriptions, hasAccess } from '@gschool/admin';
import { createAccount, createTestServices, sampleProfile } from '@gschool/admin/testing';
import type { SubscriptionTerms } from '@gschool/domain';
import { describe, expect, it } from 'vitest';

import { parseMember } from '../testing/parseCommand';
import { runMember } from './run';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;

const createTerms = (planId: string, status = 'active'): SubscriptionTerms => ({
  status,
  planId,
  isMembership: true,
  periodEndsAt: now + 20 * day,
});

/**
 * Three members who paid. MEMBERSHIP_PLANS of the functions was wrong, so none of them has access.
 */
const createServices = async () => {
  const uids = ['maya', 'nia', 'ana'];
  const services = createTestServices(
    uids.map((uid) => createAccount({ uid, email: `${uid}@school.example` })),
    Object.fromEntries(uids.map((uid) => [uid, { ...sampleProfile, uid }])),
  );
  services.setSubscriptions('maya', [createTerms('prod_a')]);
  services.setSubscriptions('nia', [createTerms('prod_b')]);
  services.setSubscriptions('ana', [createTerms('prod_a', 'canceled')]);
  // A customer whose account was deleted, and a customer who bought something else.
  services.setSubscriptions('gone', [createTerms('prod_a')]);
  for (const uid of uids) await applySubscriptions(services, uid, ['prod_typo'], now);
  services.writes.length = 0;
  const isOpen = (uid: string) => hasAccess(services.account(uid), now);
  return { services, isOpen };
};

const run = async (
  { services }: Awaited<ReturnType<typeof createServices>>,
  ...args: string[]
): Promise<readonly string[]> => {
  const lines: string[] = [];
  await runMember(services, parseMember(['sync', ...args], now), now, (...all) =>
    lines.push(...all),
  );
  return lines;
};

describe('member sync --plans', () => {
  it('applies the subscriptions of one account again, which sync alone does not', async () => {
    const setup = await createServices();
    await run(setup, '--uid', 'maya');
    expect(setup.isOpen('maya')).toBe(false);
    const dry = await run(setup, '--uid', 'maya', '--plans', 'prod_a', '--dry-run');
    expect(dry.join('\n')).toMatch(/membership subscriptionPlan +nothing → prod_a/);
    expect(dry.at(-1)).toBe('Dry run: nothing was written.');
    expect(setup.isOpen('maya')).toBe(false);
    await run(setup, '--uid', 'maya', '--plans', 'prod_a,prod_b');
    expect([setup.isOpen('maya'), setup.isOpen('nia')]).toEqual([true, false]);
  });
});

describe('member sync --plans --all', () => {
  it('opens every account that paid, and prints those that changed', async () => {
    const setup = await createServices();
    const lines = await run(setup, '--plans', 'prod_a,prod_b', '--all');
    expect(lines).toEqual([
      expect.stringMatching(/^ana@school.example \(uid ana\): .*membership subscription/) as string,
      'maya@school.example (uid maya): classes closed → open',
      'nia@school.example (uid nia): classes closed → open',
      '3 of 3 accounts with a subscription changed.',
    ]);
    expect(['maya', 'nia', 'ana'].map(setup.isOpen)).toEqual([true, true, false]);
    setup.services.writes.length = 0;
    expect(await run(setup, '--plans', 'prod_a,prod_b', '--all')).toEqual([
      '0 of 3 accounts with a subscription changed.',
    ]);
    expect(setup.services.writes).toEqual([]);
  });

  it('closes accounts of a product that is no longer a membership', async () => {
    const setup = await createServices();
    await run(setup, '--plans', 'prod_a,prod_b', '--all');
    expect(await run(setup, '--plans', 'prod_a', '--all')).toContain(
      'nia@school.example (uid nia): classes open → closed',
    );
    expect(setup.isOpen('nia')).toBe(false);
  });

  it('writes nothing in a dry run, and prints the same lines', async () => {
    const setup = await createServices();
    const dry = await run(setup, '--plans', 'prod_a,prod_b', '--all', '--dry-run');
    expect(setup.services.writes).toEqual([]);
    expect(dry.at(-1)).toBe(
      '3 of 3 accounts with a subscription would change. Dry run: nothing was written.',
    );
    const written = await run(setup, '--plans', 'prod_a,prod_b', '--all');
    expect(dry.slice(0, -1)).toEqual(written.slice(0, -1));
  });

  it('changes the other accounts if the claims of one are too long', async () => {
    const setup = await createServices();
    await setup.services.accounts.setClaims('maya', { notes: 'x'.repeat(990) });
    await expect(run(setup, '--plans', 'prod_a,prod_b', '--all')).rejects.toThrow(
      /not changed:\nmaya@school.example \(uid maya\): The claims would be longer/,
    );
    expect([setup.isOpen('maya'), setup.isOpen('nia')]).toEqual([false, true]);
  });
});
