import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { verifyLog } from '../log/verifyLog';
import { findMismatches } from '../member/mismatches';
import { createAccount, createTestServices, sampleProfile } from '../testing/createTestServices';
import type { MemberRequest } from './memberActs';
import { runMemberAct } from './runAct';

const now = Date.parse('2026-11-21T10:00:00Z');
const context = { by: 'gaia', now };
const uid = 'maya';
const args = { uid };

const createServices = () => {
  const services = createTestServices([createAccount()], { maya: { ...sampleProfile } });
  services.writes.length = 0;
  return services;
};

const requests: readonly MemberRequest[] = [
  { id: 'one', kind: 'member.grant', args: { uid, expiresAt: now + 1000 } },
  { id: 'one', kind: 'member.block', args },
  { id: 'one', kind: 'member.role', args: { uid, role: 'admin' } },
  { id: 'one', kind: 'member.signOut', args },
  { id: 'one', kind: 'member.erase', args: { uid, confirmation: 'maya@school.example' } },
];

describe('an act that was interrupted', () => {
  it.each(requests)('$kind is started, and completed by the same request', async (request) => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 4 }), async (writes) => {
        const services = createServices();
        services.failAfter(writes);
        const first = await runMemberAct(services, request, context).catch(() => null);
        const logged = await services.log.find('one');
        // The record and its act are written together, or neither is.
        if (services.record(uid) !== null) expect(logged).not.toBeNull();
        if (first === null && logged !== null) expect(logged.status).toBe('started');
        services.failAfter(Number.POSITIVE_INFINITY);
        const second = await runMemberAct(services, request, context);
        expect(second?.status).toBe('done');
        expect(await services.log.find('one')).toEqual(second);
        expect(services.log.acts.size).toBe(1);
        const account = await services.accounts.find({ uid });
        if (account) expect(findMismatches(account, services.profile(uid), now)).toEqual([]);
        else expect(services.profile(uid)).toBeNull();
      }),
    );
  });

  it('leaves no record without its act if the log can’t be written', async () => {
    const services = createServices();
    const failing = {
      ...services,
      memberships: {
        ...services.memberships,
        change: (id: string, decide: Parameters<typeof services.memberships.change>[1]) =>
          services.memberships.change(id, (stored, log) =>
            decide(stored, { ...log, readHead: () => Promise.reject(new Error('no log')) }),
          ),
      },
    };
    const [grant] = requests;
    await expect(runMemberAct(failing, grant!, context)).rejects.toThrow('no log');
    expect(services.record(uid)).toBeNull();
    expect(services.writes).toEqual([]);
  });

  it('is finished together with a second erasure of the same member', async () => {
    const services = createServices();
    services.failAfter(1);
    const erase = requests[4]!;
    await expect(runMemberAct(services, erase, context)).rejects.toThrow('the line went dead');
    services.failAfter(Number.POSITIVE_INFINITY);
    await runMemberAct(services, { ...erase, id: 'two' }, { ...context, by: 'leila' });
    expect([...services.log.acts.values()].map(({ status }) => status)).toEqual(['done', 'done']);
  });
});

describe('the log', () => {
  it('holds no email and no confirmation', async () => {
    const services = createServices();
    for (const [n, request] of requests.entries())
      await runMemberAct(services, { ...request, id: String(n) }, context);
    expect(services.log.acts.size).toBe(requests.length);
    expect(JSON.stringify([...services.log.acts.values()])).not.toContain('@');
    expect(await verifyLog(services.log)).toEqual({ count: requests.length, problems: [] });
  });
});
