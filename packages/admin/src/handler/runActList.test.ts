import { describe, expect, it } from 'vitest';

import type { ActRequest } from '../contract';
import { verifyLog } from '../log/verifyLog';
import type { AccountRef } from '../member/account';
import { createAccount, createTestServices } from '../testing/createTestServices';
import { runActList } from './runActList';

const now = Date.parse('2026-11-21T10:00:00Z');
const names = Array.from({ length: 40 }, (_, index) => `m${index}`);
const accounts = names.map((uid) => createAccount({ uid, email: `${uid}@school.example` }));
const getContext = () => ({ by: 'gaia', now, isDryRun: false, hasRecentSignIn: true });
const createAct = (kind: 'member.block' | 'member.unblock', uid: string) =>
  ({ id: crypto.randomUUID(), kind, args: { uid } }) as ActRequest;

/** Services whose requests about accounts take one step of a clock that counts in steps. */
const setUp = () => {
  const services = createTestServices(accounts);
  let waiting = 0;
  let most = 0;
  let transactions = 0;
  let mostTransactions = 0;
  const errors: unknown[] = [];
  const all = {
    ...services,
    accounts: {
      ...services.accounts,
      find: async (ref: AccountRef) => {
        waiting += 1;
        most = Math.max(most, waiting);
        await new Promise((resolve) => setTimeout(resolve));
        waiting -= 1;
        return services.accounts.find(ref);
      },
    },
    memberships: {
      ...services.memberships,
      change: async (...args: Parameters<typeof services.memberships.change>) => {
        transactions += 1;
        mostTransactions = Math.max(mostTransactions, transactions);
        await new Promise((resolve) => setTimeout(resolve));
        await services.memberships.change(...args);
        transactions -= 1;
      },
    },
  };
  return {
    services,
    errors,
    run: (acts: readonly ActRequest[]) =>
      runActList(all, acts, getContext, (error) => errors.push(error)),
    getMost: () => ({ requests: most, transactions: mostTransactions }),
  };
};

describe('a list of acts', () => {
  it('runs 8 members at the same time, and one transaction of the log', async () => {
    const { services, run, getMost } = setUp();
    const acts = names.map((uid) => createAct('member.block', uid));
    const results = await run(acts);
    expect(results.map(({ id, outcome }) => [id, outcome])).toEqual(
      acts.map(({ id }) => [id, 'done']),
    );
    expect(getMost()).toEqual({ requests: 8, transactions: 1 });
    for (const uid of names) expect(services.record(uid)?.blockedAt).toBe(now);
    expect(services.log.head?.sequence).toBe(40);
    expect(await verifyLog(services.log)).toEqual({ count: 40, problems: [] });
  });

  it('runs the acts about one member in order', async () => {
    const { services, run } = setUp();
    const kinds = ['member.block', 'member.unblock', 'member.block', 'member.unblock'] as const;
    const results = await run(
      ['m1', 'm2'].flatMap((uid) => kinds.map((kind) => createAct(kind, uid))),
    );
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
    expect(services.record('m1')?.blockedAt).toBeNull();
    expect(services.record('m2')?.blockedAt).toBeNull();
  });

  it('starts no other act after an error, and completes all if they are sent again', async () => {
    const { services, run, errors } = setUp();
    const acts = names.map((uid) => createAct('member.block', uid));
    services.failAfter(12);
    const results = await run(acts);
    const left = results.filter(({ outcome }) => outcome === 'refused');
    expect(left.length).toBeGreaterThan(20);
    expect(errors.length).toBeGreaterThan(0);
    services.failAfter(Number.POSITIVE_INFINITY);
    const repeated = await run(acts);
    expect(new Set(repeated.map(({ outcome }) => outcome))).toEqual(new Set(['done']));
    expect(services.log.head?.sequence).toBe(40);
    expect(await services.log.listStarted(100)).toEqual([]);
  });
});
