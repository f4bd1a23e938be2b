import { verifyLog, type Overview } from '@gschool/admin';
import { getResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';

import type { ScenarioName } from '../scenarios';
import { createMockServices } from './services';
import { connectAdmin, type ConnectedAdmin } from './testing/connectAdmin';

const now = Date.now();

describe('the studio’s view of the demo school', () => {
  let admin: ConnectedAdmin;
  let token: string;
  beforeAll(async () => {
    admin = await connectAdmin(now);
    token = await admin.signIn('admin@gschool.example');
  });

  it('creates the members only when the studio asks', async () => {
    const fresh = await connectAdmin(now);
    const before = fresh.mock.store.allAccounts().length;
    const list = await fresh.query(await fresh.signIn('admin@gschool.example'), 'members.list', {});
    expect(before).toBe(7);
    expect(list.body.result.members).toHaveLength(47);
    expect(list.body.result.nextPageToken).toBeNull();
  });

  it('has members in every state', async () => {
    const { body } = await admin.query(token, 'members.list', {});
    const states = new Set(body.result.members.map(({ access }) => access));
    expect(states).toEqual(new Set(['open', 'blocked', 'ended', 'none']));
    expect(body.result.members.filter(({ isDisabled }) => isDisabled)).toHaveLength(1);
  });

  it('has something of everything that needs attention', async () => {
    const { body } = await admin.query(token, 'overview', {});
    const overview: Overview = body.result;
    expect(overview.ordersToSend).toHaveLength(2);
    expect(overview.ordersToCheck.map(({ payment }) => payment).toSorted()).toEqual([
      'mismatch',
      'paid-twice',
      'refund-due',
    ]);
    expect(overview.endedMemberships.length).toBeGreaterThan(2);
    expect(overview.pendingErasures).toHaveLength(1);
    expect(overview.activeMembers).toHaveLength(30);
    const today = overview.activeMembers.at(-1);
    expect(today?.day).toBe(new Date(now).toISOString().slice(0, 10));
    const list = await admin.query(token, 'members.list', {});
    expect(
      list.body.result.members.filter(({ access }) => access === 'open').length,
    ).toBeGreaterThan(20);
  });

  it('has a log with a valid chain, whose times ascend', async () => {
    const { log } = createMockServices(admin.mock.store, 'https://demo.gschool.example/');
    const { count, problems } = await verifyLog(log);
    expect(count).toBe(16);
    expect(problems).toEqual([]);
    const acts = await log.list({ after: 0, limit: 100 });
    const times = acts.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
  });

  it('shows a member, an order and a mismatch', async () => {
    const { body: list } = await admin.query(token, 'members.list', {});
    const details = await Promise.all(
      list.result.members.map(({ uid }) => admin.query(token, 'members.show', { uid })),
    );
    const wrong = details.filter(({ body }) => body.result.mismatches.length > 0);
    expect(wrong).toHaveLength(1);
    expect(wrong[0]?.body.result.mismatches).toEqual([
      { code: 'token-open-profile-closed', isFixedBySync: true },
    ]);
    const { body: orders } = await admin.query(token, 'orders.list', { limit: 5 });
    expect(orders.result.orders.length).toBe(5);
    const number = orders.result.orders[0]?.order.number ?? '';
    const { body: order } = await admin.query(token, 'orders.show', { number });
    expect(order.result.row.order.number).toBe(number);
    expect(Object.keys(order.result.products).length).toBeGreaterThan(1);
    const next = await admin.query(token, 'orders.list', {
      limit: 5,
      before: orders.result.next ?? '',
    });
    expect(next.body.result.orders.length).toBeGreaterThan(0);
    expect(next.body.result.orders[0]?.order.number).not.toBe(number);
  });

  it('finds a member by email and by uid', async () => {
    const byEmail = await admin.query(token, 'members.find', { text: ' Member@gschool.example ' });
    expect(byEmail.body.result.members.map(({ uid }) => uid)).toEqual(['demo-member']);
    // Copied from an Arabic text, with marks of direction around it.
    const marked = await admin.query(token, 'members.find', {
      text: '\u200fmember@gschool.example\u202c',
    });
    expect(marked).toEqual(byEmail);
    const byUid = await admin.query(token, 'members.find', { text: 'demo-member' });
    expect(byUid.body.result).toEqual(byEmail.body.result);
    const none = await admin.query(token, 'members.find', { text: 'unknown@gschool.example' });
    expect(none.body.result.members).toEqual([]);
  });

  it('names members by uid, and leaves out an unknown one', async () => {
    const { body } = await admin.query(token, 'members.names', {
      uids: ['demo-member', 'unknown', 'demo-member'],
    });
    expect(Object.keys(body.result.names)).toEqual(['demo-member']);
  });
});

it('lists 10,000 members in the scenario many, in pages of 1,000', async () => {
  const admin = await connectAdmin(now, 'many');
  const token = await admin.signIn('admin@gschool.example');
  const uids: string[] = [];
  let pageToken: string | null = null;
  do {
    const args: { pageToken?: string } = pageToken === null ? {} : { pageToken };
    const { body } = await admin.query(token, 'members.list', args);
    expect(body.result.members.length).toBeLessThanOrEqual(1000);
    uids.push(...body.result.members.map(({ uid }) => uid));
    pageToken = body.result.nextPageToken;
  } while (pageToken !== null);
  expect(new Set(uids).size).toBe(10_007);
});

describe('a scenario', () => {
  const ask = async (scenario: ScenarioName) => {
    const admin = await connectAdmin(now);
    const token = await admin.signIn('admin@gschool.example');
    admin.mock.setScenario(scenario);
    return admin.query(token, 'members.list', {});
  };

  it.each([
    ['error', 503, 'unavailable'],
    ['denied', 403, 'forbidden'],
    ['expired-token', 401, 'unauthenticated'],
  ] as const)('%s answers with %i', async (scenario, status, code) => {
    const answer = await ask(scenario);
    expect([answer.status, answer.body.error?.code]).toEqual([status, code]);
  });

  it('offline gives no answer, slow gives a late one, and empty has only the accounts of the demo', async () => {
    // `Response.error()` has no body.
    await expect(ask('offline')).rejects.toThrow();
    expect((await ask('slow')).status).toBe(200);
    expect((await ask('empty')).body.result.members).toHaveLength(7);
  });
});

it('has the acts of the school when a browser reads the log first', async () => {
  const admin = await connectAdmin(now);
  const token = await admin.signIn('admin@gschool.example');
  const query = {
    from: [{ collectionId: 'acts' }],
    orderBy: [{ field: { fieldPath: 'sequence' }, direction: 'DESCENDING' }],
    limit: 3,
  };
  const root = 'projects/demo-gschool/databases/(default)/documents';
  const response = await getResponse(
    [...admin.mock.handlers],
    new Request(`https://firestore.googleapis.com/v1/${root}:runQuery`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ structuredQuery: query }),
    }),
  );
  expect(response?.status).toBe(200);
  expect(await response?.json()).toHaveLength(3);
});
