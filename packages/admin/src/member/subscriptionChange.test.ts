import { computeAccess, type MembershipRecord, type SubscriptionTerms } from '@gschool/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccessChange } from '@gschool/domain';

import {
  createAccount,
  createTestServices,
  sampleProfile as profile,
  type TestServices,
} from '../testing/createTestServices';
import type { Services } from './account';
import { applyChange, findAccount } from './applyChange';
import { findMismatches } from './mismatches';
import { applySubscriptions } from './subscriptionChange';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;
const plans = ['school'];

const createTerms = (status: string, endsInDays: number): SubscriptionTerms => ({
  status,
  planId: 'school',
  isMembership: true,
  periodEndsAt: now + endsInDays * day,
});

const changeAccess = async (services: Services, change: AccessChange, at = now): Promise<void> => {
  const account = await findAccount(services, { uid: 'maya' });
  await applyChange(services, account, change, at);
};
const subscribe = async (services: TestServices, terms: SubscriptionTerms, at = now) => {
  services.setSubscriptions('maya', [terms]);
  await applySubscriptions(services, 'maya', plans, at);
};
const createServices = () => createTestServices([createAccount()], { maya: { ...profile } });

describe('a subscription', () => {
  it('takes away no grant when it ends', async () => {
    const services = createServices();
    const expiresAt = now + 365 * day;
    await changeAccess(services, { kind: 'grant', plan: 'founder', expiresAt });
    await subscribe(services, createTerms('active', 31));
    await subscribe(services, createTerms('canceled', 31), now + 31 * day);
    expect(services.account('maya').claims).toEqual({
      role: 'user',
      subscribed: true,
      plan: 'founder',
      expiresAt,
    });
    expect(services.profile('maya')).toMatchObject({ subscriptionStatus: 'active' });
  });

  it('opens no blocked account, and opens it again after the block is removed', async () => {
    const services = createServices();
    await subscribe(services, createTerms('active', 5));
    await changeAccess(services, { kind: 'revoke' });
    await subscribe(services, createTerms('active', 36));
    expect(services.account('maya').claims).toMatchObject({ subscribed: false });
    expect(services.profile('maya')).toMatchObject({ subscriptionStatus: 'inactive' });
    await changeAccess(services, { kind: 'unblock' });
    expect(services.account('maya').claims).toMatchObject({ subscribed: true });
  });

  it('writes nothing for an account that no longer exists, or that bought no membership', async () => {
    const services = createServices();
    services.setSubscriptions('nia', [createTerms('active', 5)]);
    await applySubscriptions(services, 'nia', plans, now);
    services.setSubscriptions('maya', [{ ...createTerms('active', 5), planId: 'shirt' }]);
    await applySubscriptions(services, 'maya', plans, now);
    expect(services.writes).toEqual([]);
  });
});

type AccountEvent =
  | { kind: 'change'; change: AccessChange }
  | { kind: 'subscription'; terms: SubscriptionTerms };

const changes: fc.Arbitrary<AccessChange> = fc.oneof(
  fc.record({
    kind: fc.constant('grant' as const),
    plan: fc.constantFrom('founder', undefined),
    expiresAt: fc.integer({ min: now + 1, max: now + 400 * day }),
  }),
  fc.constantFrom<AccessChange>(
    { kind: 'revoke' },
    { kind: 'block' },
    { kind: 'unblock' },
    { kind: 'sync' },
  ),
  fc.constantFrom('user', 'moderator', 'admin').map((role) => ({ kind: 'role' as const, role })),
);
const events: fc.Arbitrary<readonly AccountEvent[]> = fc.array(
  fc.oneof(
    changes.map((change) => ({ kind: 'change' as const, change })),
    fc
      .tuple(fc.constantFrom('active', 'past_due', 'canceled'), fc.integer({ min: 1, max: 400 }))
      .map(([status, days]) => ({
        kind: 'subscription' as const,
        terms: createTerms(status, days),
      })),
  ),
  { minLength: 1, maxLength: 5 },
);

/** Allows other operations to run before each operation. */
const interleave = (services: TestServices, scheduler: fc.Scheduler): Services => {
  const delayed = <T extends object>(service: T): T =>
    new Proxy(service, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return async (...args: unknown[]) => {
          await scheduler.schedule(Promise.resolve(), String(name));
          return method(...args);
        };
      },
    });
  return {
    ...services,
    accounts: delayed(services.accounts),
    profiles: delayed(services.profiles),
    memberships: delayed(services.memberships),
  };
};

/**
 * Reads the claims and later writes them back with its own claim, the way the payment extension
 * does.
 */
const writeRoleOfExtension = async (services: Services): Promise<void> => {
  const account = await services.accounts.find({ uid: 'maya' });
  await services.accounts.setClaims('maya', { ...account?.claims, stripeRole: 'member' });
};

const expectAgreement = (services: TestServices, record: MembershipRecord | null) => {
  if (record === null) return;
  const { claims, subscriptionStatus } = computeAccess(record, now);
  expect(services.account('maya').claims).toMatchObject(claims);
  expect(services.profile('maya')).toMatchObject({ subscriptionStatus, role: record.role });
  expect(findMismatches(services.account('maya'), services.profile('maya'), now)).toEqual([]);
};

describe('every order of grants, blocks, roles and subscriptions, at the same time', () => {
  it('ends with the token and the profile that the facts decide', async () => {
    await fc.assert(
      fc.asyncProperty(events, fc.scheduler(), async (all, scheduler) => {
        const services = createServices();
        const delayed = interleave(services, scheduler);
        const runs = all.map((event) => {
          if (event.kind === 'change') return changeAccess(delayed, event.change);
          services.setSubscriptions('maya', [event.terms]);
          return applySubscriptions(delayed, 'maya', plans, now);
        });
        await scheduler.waitFor(Promise.all(runs));
        const record = services.record('maya');
        expectAgreement(services, record);
        const roles = all.flatMap((event) =>
          event.kind === 'change' && event.change.kind === 'role' ? [event.change.role] : [],
        );
        expect(['user', ...roles]).toContain(record?.role ?? 'user');
        if (roles.length === 1) expect(record?.role).toBe(roles[0]);
      }),
    );
  });

  it('is corrected by the second run after the payment extension has overwritten a claim', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.scheduler(), async (change, scheduler) => {
        const services = createServices();
        const delayed = interleave(services, scheduler);
        services.setSubscriptions('maya', [createTerms('active', 30)]);
        await scheduler.waitFor(
          Promise.all([
            changeAccess(delayed, change),
            applySubscriptions(delayed, 'maya', plans, now),
            writeRoleOfExtension(delayed),
          ]),
        );
        await applySubscriptions(services, 'maya', plans, now);
        expectAgreement(services, services.record('maya'));
      }),
    );
  });
});
