import { applySubscriptions, type Services } from '@gschool/admin';
import { createAccount, createTestServices } from '@gschool/admin/testing';
import type { SubscriptionTerms } from '@gschool/domain';

import { EVENTS_PER_INSTANCE, MAX_INSTANCES } from '../member/parallelEvents';

const HOUR_MS = 3_600_000;
const MONTH_MS = 30 * 24 * HOUR_MS;
const PLAN = 'school';

/** How events of the payment extension are handled. */
export interface RenewalDesign {
  /** How many events run at the same time. */
  parallelEvents: number;
  /** The delay until the second run, in milliseconds. */
  secondRunDelay: number;
  /** Whether the event waits for its second run, instead of adding a task for it. */
  waitsForSecondRun: boolean;
}

/**
 * The deployed function before decision 0046: one event at a time, with a pause of five seconds.
 */
export const sequentialDesign: RenewalDesign = {
  parallelEvents: 1,
  secondRunDelay: 5_000,
  waitsForSecondRun: true,
};

/** The deployed functions. */
export const parallelDesign: RenewalDesign = {
  parallelEvents: EVENTS_PER_INSTANCE * MAX_INSTANCES,
  secondRunDelay: 30_000,
  waitsForSecondRun: false,
};

export interface RenewalInput {
  /** The number of members who renew. */
  members: number;
  /** The period in which they renew, in milliseconds. */
  period: number;
  design: RenewalDesign;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random: () => number;
}

/** Times are in milliseconds. */
export interface RenewalResult {
  /** The number of paying members whose token gave no access for any length of time. */
  lockedOut: number;
  /** The time from the end of the paid period until the token permanently has the new period. */
  delays: { median: number; p99: number; longest: number };
  /** The maximum number of Firebase Authentication calls in one second. */
  busiestSecond: number;
  failures: number;
}

/** Timers on a virtual clock. */
const createClock = () => {
  const timers: { at: number; run: () => void }[] = [];
  let now = 0;
  const swap = (a: number, b: number): void => {
    [timers[a], timers[b]] = [timers[b]!, timers[a]!];
  };
  const isBefore = (a: number, b: number): boolean => timers[a]!.at < timers[b]!.at;
  const add = (at: number, run: () => void): void => {
    timers.push({ at, run });
    for (let n = timers.length - 1; n > 0;) {
      const parent = (n - 1) >> 1;
      if (!isBefore(n, parent)) break;
      swap(n, parent);
      n = parent;
    }
  };
  const takeNext = (): { at: number; run: () => void } | undefined => {
    if (timers.length > 1) swap(0, timers.length - 1);
    const first = timers.pop();
    for (let n = 0; ;) {
      const smallest = [2 * n + 1, 2 * n + 2]
        .filter((child) => child < timers.length)
        .reduce((best, child) => (isBefore(child, best) ? child : best), n);
      if (smallest === n) break;
      swap(n, smallest);
      n = smallest;
    }
    return first;
  };
  return {
    now: () => now,
    at: add,
    wait: (ms: number): Promise<void> => new Promise((resolve) => add(now + ms, resolve)),
    /** Runs all timers, including timers that they start. */
    run: async (): Promise<void> => {
      for (let next = takeNext(); next; next = takeNext()) {
        now = Math.max(now, next.at);
        next.run();
        // Promise continuations run before the clock moves.
        await new Promise(setImmediate);
      }
    },
  };
};

/** Runs at most `limit` operations at the same time, in order. */
const createLimiter = (limit: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (run: () => Promise<void>): Promise<void> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      await run();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
};

const createTerms = (periodEndsAt: number): SubscriptionTerms => ({
  status: 'active',
  planId: PLAN,
  isMembership: true,
  periodEndsAt,
});

const getQuantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;

/**
 * Runs `applySubscriptions` for members who renew within a period, on a virtual clock, with
 * in-memory accounts. Every call takes 20 to 300 ms. One call in a hundred fails and is retried
 * after ten seconds. For every third member, the payment extension overwrites the claims with older
 * ones that it has read before.
 */
export const simulateRenewals = async (input: RenewalInput): Promise<RenewalResult> => {
  const { members, period, design, random } = input;
  const clock = createClock();
  const limit = createLimiter(design.parallelEvents);
  const callsBySecond = new Map<number, number>();
  const delays: number[] = [];
  let lockedOut = 0;
  let failures = 0;

  const call = async <T>(isAuth: boolean, run: () => Promise<T>): Promise<T> => {
    const second = Math.floor(clock.now() / 1000);
    if (isAuth) callsBySecond.set(second, (callsBySecond.get(second) ?? 0) + 1);
    await clock.wait(20 + 280 * random() ** 3);
    if (random() >= 0.01) return run();
    failures += 1;
    throw new Error('the service failed');
  };
  const delayCalls = <T extends object>(service: T, isAuth: boolean): T =>
    new Proxy(service, {
      get: (target, name) => {
        const method = Reflect.get(target, name) as (...args: unknown[]) => Promise<unknown>;
        return (...args: unknown[]) => call(isAuth, () => method(...args));
      },
    });
  const retry = async (run: () => Promise<void>): Promise<void> => {
    for (;;) {
      try {
        return await run();
      } catch {
        await clock.wait(10_000);
      }
    }
  };

  const renew = async (uid: string, periodEnd: number): Promise<void> => {
    const memory = createTestServices([createAccount({ uid })], { [uid]: { uid, role: 'user' } });
    memory.setSubscriptions(uid, [createTerms(periodEnd)]);
    await applySubscriptions(memory, uid, [PLAN], 0);
    const services: Services = {
      ...memory,
      accounts: delayCalls(memory.accounts, true),
      profiles: delayCalls(memory.profiles, false),
      memberships: delayCalls(memory.memberships, false),
    };
    const apply = () => applySubscriptions(services, uid, [PLAN], clock.now());
    const getEnd = () => Number(memory.account(uid).claims['expiresAt']);
    let closedAt = getEnd();
    let wasClosed = false;
    let openSince = 0;
    /** Records the claims up to now. */
    const record = (): void => {
      if (clock.now() > closedAt) wasClosed = true;
      const end = getEnd();
      if (end !== closedAt) openSince = clock.now();
      closedAt = end;
    };
    memory.setSubscriptions(uid, [createTerms(periodEnd + MONTH_MS)]);
    const oldClaims = memory.account(uid).claims;
    if (random() < 1 / 3) {
      clock.at(periodEnd + 2_000 * random(), () => {
        void memory.accounts.setClaims(uid, { ...oldClaims, stripeRole: 'member' }).then(record);
      });
    }
    const runTwice = async (): Promise<void> => {
      await retry(apply);
      record();
      if (!design.waitsForSecondRun) return;
      await clock.wait(design.secondRunDelay);
      await retry(apply);
      record();
    };
    await limit(runTwice);
    if (!design.waitsForSecondRun) {
      await clock.wait(design.secondRunDelay);
      await retry(apply);
      record();
    }
    delays.push(openSince - periodEnd);
    if (wasClosed) lockedOut += 1;
  };

  for (let n = 0; n < members; n += 1) {
    const periodEnd = Math.floor(period * random());
    clock.at(periodEnd, () => void renew(`member-${n}`, periodEnd));
  }
  await clock.run();
  if (delays.length !== members) throw new Error(`${delays.length} of ${members} members renewed`);
  const sorted = delays.toSorted((a, b) => a - b);
  return {
    lockedOut,
    delays: {
      median: getQuantile(sorted, 0.5),
      p99: getQuantile(sorted, 0.99),
      longest: sorted.at(-1) ?? 0,
    },
    busiestSecond: Math.max(0, ...callsBySecond.values()),
    failures,
  };
};
