import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import {
  isSameJson,
  replayActs,
  reportDrift,
  runDue,
  verifyLog,
  type Act,
  type ActKind,
  type ActRequest,
  type ActResult,
  type AdminErrorBody,
  type AdminQueryKind,
} from '../../packages/admin/src';
import { runMember } from '../../operator/src/member/run';
import { runOrder } from '../../operator/src/order/run';
import { parseMember, parseOrder } from '../../operator/src/testing/parseCommand';
import { callers, createCaller, getExpected, requests } from './actCases';
import { emailOf, STUDIO, type AdminTarget } from './adminTarget';
import {
  act,
  createClassDraft,
  createMember,
  createNumber,
  createOrder,
  createProducts,
  createRelease,
  createUid,
  inDays,
  planPublication,
} from './samples';

interface Options {
  /** How many sequences of random acts are tried. */
  runs: number;
}

type ActsAnswer = { error?: AdminErrorBody; results?: readonly ActResult[] };

/** What one act came to: its outcome, or the code of its error. */
const summarize = ({ error, results }: ActsAnswer): string => {
  const [result] = results ?? [];
  if (error) return error.code;
  return result?.outcome === 'refused' ? result.error.code : (result?.outcome ?? 'nothing');
};

const queries: Readonly<Record<AdminQueryKind, object>> = {
  overview: {},
  'members.list': {},
  'members.find': { text: 'unknown' },
  'members.names': { uids: ['unknown'] },
  'members.show': { uid: 'unknown' },
  'orders.list': { limit: 5 },
  'orders.show': { number: '0'.repeat(26) },
  'catalogue.plan': { drafts: 'all' },
  'catalogue.planRestore': { release: '000001' },
};

/** The same tests of the function `admin`, on the mock and on the emulators. */
export const describeAdmin = (connect: () => Promise<AdminTarget>, { runs }: Options): void => {
  let target: AdminTarget;
  let admin: { uid: string; token: string | null };
  beforeAll(async () => {
    target = await connect();
    await createProducts(target);
    await createRelease(target);
    admin = await createCaller(target, 'administrator');
  });
  afterAll(() => target?.close());

  const send = async (acts: readonly ActRequest[], token = admin.token, isDryRun?: boolean) => {
    const body = { acts, ...(isDryRun !== undefined && { isDryRun }) };
    const answer = await target.send('acts', token, body);
    return { ...answer, body: answer.body as ActsAnswer };
  };
  const run = async (request: ActRequest): Promise<string> =>
    summarize((await send([request])).body);
  const runDone = async (request: ActRequest): Promise<Act> => {
    const { body } = await send([request]);
    const [result] = body.results ?? [];
    if (result?.outcome !== 'done') throw new Error(JSON.stringify(body));
    return result.act;
  };
  const stateOf = async (uid: string) => ({
    record: await target.read(`memberships/${uid}`),
    profile: await target.read(`users/${uid}`),
    claims: await target.readClaims(uid),
  });

  describe.each(Object.keys(requests) as ActKind[])('%s', (kind) => {
    it.each(callers)('by %s', async (name) => {
      const request = await requests[kind](target);
      const { token } = await createCaller(target, name);
      const { status, body } = await send([request], token);
      expect([status, summarize(body)]).toEqual(getExpected(name, kind));
      const isDone = getExpected(name, kind)[1] === 'done';
      expect((await target.services.log.find(request.id)) !== null).toBe(isDone);
    });
  });

  it.each(Object.keys(queries) as AdminQueryKind[])(
    'answers %s for administrators',
    async (kind) => {
      const ask = async (name: (typeof callers)[number]) => {
        const { token } = await createCaller(target, name);
        return (await target.send('queries', token, { kind, args: queries[kind] })).status;
      };
      expect([await ask('visitor'), await ask('revoked')]).toEqual([401, 401]);
      expect([await ask('moderator'), await ask('demoted')]).toEqual([403, 403]);
      expect(await ask('administrator')).toBe(kind.endsWith('.show') ? 404 : 200);
    },
  );

  it('needs a recent sign-in for more than 50 acts', async () => {
    const { token } = await createCaller(target, 'administratorOfLongAgo');
    const uid = await createMember(target);
    const acts = Array.from({ length: 51 }, () => act('member.unblock', { uid }));
    expect((await send(acts, token)).body.error?.code).toBe('recent-sign-in-required');
    const { body } = await send(acts.slice(1), token);
    expect(body.results?.map(({ outcome }) => outcome)).toEqual(
      Array.from({ length: 50 }, () => 'unchanged'),
    );
  });

  it('writes the record, the profile, the token and the log together', async () => {
    const uid = await createMember(target);
    const expiresAt = inDays(30);
    const request = act('member.grant', { uid, plan: 'yearly', expiresAt });
    const done = await runDone(request);
    expect(await stateOf(uid)).toMatchObject({
      record: { grant: { plan: 'yearly', expiresAt }, blockedAt: null },
      profile: { subscriptionStatus: 'active' },
      claims: { subscribed: true, plan: 'yearly', expiresAt },
    });
    expect(done).toMatchObject({
      id: request.id,
      kind: 'member.grant',
      args: { uid, plan: 'yearly', expiresAt },
      subject: { kind: 'member', id: uid },
      by: admin.uid,
      before: { grant: null },
      after: { grant: { plan: 'yearly', expiresAt } },
      isUndoable: true,
      status: 'done',
    });
    expect(await target.read(`acts/${request.id}`)).toEqual(done);
  });

  it('does nothing twice: for the same id, the stored result; for a second press, unchanged', async () => {
    const uid = await createMember(target);
    const request = act('member.block', { uid });
    const first = await runDone(request);
    expect(await runDone(request)).toEqual(first);
    expect(await run(act('member.block', { uid }))).toBe('unchanged');
    expect(await run({ ...request, args: { uid: await createMember(target) } } as ActRequest)).toBe(
      'id-reused',
    );
    const other = await createCaller(target, 'administrator');
    expect(summarize((await send([request], other.token)).body)).toBe('id-reused');
  });

  it('writes one act if the same request arrives twice at the same time', async () => {
    const number = await createOrder(target, await createMember(target));
    const request = act('order.state', { number, from: 'requested', state: 'paid' });
    const answers = await Promise.all([send([request]), send([request]), send([request])]);
    expect(answers.map(({ body }) => summarize(body))).toEqual(['done', 'done', 'done']);
    const acts = answers.map(({ body }) => body.results?.[0]);
    expect(acts[1]).toEqual(acts[0]);
    expect(acts[2]).toEqual(acts[0]);
  });

  it('keeps the log without gaps if acts run at the same time', async () => {
    const uids = await Promise.all(Array.from({ length: 6 }, () => createMember(target)));
    const results = await Promise.all(uids.map((uid) => run(act('member.block', { uid }))));
    expect(new Set(results)).toEqual(new Set(['done']));
    expect((await verifyLog(target.services.log)).problems).toEqual([]);
  });

  it('refuses what is wrong, and changes nothing', async () => {
    const uid = await createMember(target);
    const before = await stateOf(uid);
    const unverified = createUid('unverified');
    await target.createAccount({ uid: unverified, isEmailVerified: false });
    const number = createNumber();
    const wrongRequests: readonly (readonly [ActRequest, string])[] = [
      [act('member.grant', { uid, expiresAt: inDays(-1) }), 'past-date'],
      [act('member.grant', { uid, expiresAt: inDays(4000) }), 'invalid-argument'],
      [act('member.grant', { uid: 'unknown', expiresAt: inDays(1) }), 'account-not-found'],
      [act('member.grant', { uid: unverified, expiresAt: inDays(1) }), 'email-not-verified'],
      [act('member.role', { uid: unverified, role: 'admin' }), 'email-not-verified'],
      [act('member.role', { uid: admin.uid, role: 'user' }), 'own-account'],
      [act('member.erase', { uid: admin.uid, confirmation: emailOf(admin.uid) }), 'own-account'],
      [act('member.erase', { uid, confirmation: 'other@school.example' }), 'wrong-confirmation'],
      [act('order.state', { number, from: 'paid', state: 'sent' }), 'order-not-found'],
      [act('order.refund', { number, payment: 'pi_1' }), 'order-not-found'],
      [act('act.undo', { act: crypto.randomUUID() }), 'act-not-found'],
    ];
    for (const [request, code] of wrongRequests) {
      expect([request.kind, await run(request)]).toEqual([request.kind, code]);
      expect(await target.services.log.find(request.id)).toBeNull();
    }
    expect(await stateOf(uid)).toEqual(before);
    const accepted = { uid: unverified, expiresAt: inDays(1), isUnverifiedAccepted: true };
    expect(await run(act('member.grant', accepted))).toBe('done');
  });

  it('refuses a body that is not valid', async () => {
    const id = crypto.randomUUID();
    const uid = await createMember(target);
    for (const body of [
      null,
      {},
      { acts: [] },
      { acts: [{ id, kind: 'member.block', args: { uid: 'a/b' } }] },
      { acts: [{ id, kind: 'member.block', args: { uid, more: 1 } }] },
      { acts: [{ id: 'one', kind: 'member.block', args: { uid } }] },
      { acts: [{ id, kind: 'member.promote', args: { uid } }] },
      { acts: Array.from({ length: 501 }, () => act('member.block', { uid })) },
    ]) {
      const { status, body: answer } = await target.send('acts', admin.token, body);
      expect([status, (answer as ActsAnswer).error?.code]).toEqual([400, 'invalid-argument']);
    }
  });

  it('only checks in a dry run', async () => {
    const uid = await createMember(target);
    const before = await stateOf(uid);
    const requestsToCheck = [
      act('member.revoke', { uid }),
      act('member.unblock', { uid }),
      act('member.erase', { uid, confirmation: emailOf(uid) }),
    ];
    const { body } = await send(requestsToCheck, admin.token, true);
    expect(body.results?.map(({ outcome }) => outcome)).toEqual(['done', 'unchanged', 'done']);
    expect(await stateOf(uid)).toEqual(before);
    for (const { id } of requestsToCheck) expect(await target.services.log.find(id)).toBeNull();
  });

  it('blocks without ending the grant, and gives it back', async () => {
    const uid = await createMember(target);
    const expiresAt = inDays(30);
    await runDone(act('member.grant', { uid, expiresAt }));
    const granted = await stateOf(uid);
    await runDone(act('member.block', { uid }));
    expect(await stateOf(uid)).toMatchObject({
      record: { grant: { expiresAt } },
      profile: { subscriptionStatus: 'inactive' },
      claims: { subscribed: false },
    });
    await runDone(act('member.unblock', { uid }));
    expect(await stateOf(uid)).toEqual(granted);
  });

  it('undoes an act once, and only while nothing has changed since', async () => {
    const uid = await createMember(target);
    await runDone(act('member.grant', { uid, expiresAt: inDays(30) }));
    const before = await stateOf(uid);
    const revoke = await runDone(act('member.revoke', { uid }));
    const undo = act('act.undo', { act: revoke.id });
    expect(await runDone(undo)).toMatchObject({ undoes: revoke.id, isUndoable: false });
    expect(await stateOf(uid)).toEqual(before);
    expect(await target.read(`acts/${revoke.id}`)).toMatchObject({ undoneBy: undo.id });
    expect((await runDone(undo)).undoes).toBe(revoke.id);
    expect(await run(act('act.undo', { act: revoke.id }))).toBe('already-undone');
    expect(await run(act('act.undo', { act: undo.id }))).toBe('not-undoable');

    const block = await runDone(act('member.block', { uid }));
    await runDone(act('member.role', { uid, role: 'moderator' }));
    // Another field has changed.
    await runDone(act('act.undo', { act: block.id }));
    const grant = await runDone(act('member.grant', { uid, expiresAt: inDays(60) }));
    await runDone(act('member.grant', { uid, expiresAt: inDays(90) }));
    expect(await run(act('act.undo', { act: grant.id }))).toBe('changed-since');
    expect(await stateOf(uid)).toMatchObject({ record: { role: 'moderator', blockedAt: null } });
  });

  it('does not let an old sign-in undo what needs a recent one', async () => {
    const uid = await createMember(target);
    const role = await runDone(act('member.role', { uid, role: 'admin' }));
    const { token } = await createCaller(target, 'administratorOfLongAgo');
    const undo = act('act.undo', { act: role.id });
    expect(summarize((await send([undo], token)).body)).toBe('recent-sign-in-required');
    expect(await run(undo)).toBe('done');
  });

  it('changes an order only from the state that the caller saw', async () => {
    const number = await createOrder(target, await createMember(target), { state: 'paid' });
    await runDone(act('order.state', { number, from: 'paid', state: 'sent' }));
    const { body } = await send([act('order.state', { number, from: 'paid', state: 'cancelled' })]);
    expect(body.results?.[0]).toMatchObject({
      outcome: 'refused',
      error: { code: 'order-state-changed', state: 'sent' },
    });
    expect(await run(act('order.state', { number, from: 'sent', state: 'paid' }))).toBe(
      'order-state-not-allowed',
    );
    expect(await target.read(`orders/${number}`)).toMatchObject({ status: 'sent' });
    expect(await target.read(`orderStatus/${number}`)).toMatchObject({ state: 'sent' });
  });

  it('sends an order that was paid twice after a refund was recorded', async () => {
    const number = await createOrder(target, await createMember(target), {
      state: 'paid',
      payments: 2,
    });
    const toSent = () => act('order.state', { number, from: 'paid', state: 'sent' });
    const { body } = await send([toSent()]);
    expect(body.results?.[0]).toMatchObject({
      error: { code: 'refund-required', payments: [`pi_${number}_1`] },
    });
    expect(await run(act('order.refund', { number, payment: 'pi_other' }))).toBe(
      'payment-not-found',
    );
    const refund = await runDone(act('order.refund', { number, payment: `pi_${number}_1` }));
    expect(await run(act('order.refund', { number, payment: `pi_${number}_1` }))).toBe('unchanged');
    await runDone(act('act.undo', { act: refund.id }));
    expect(await run(toSent())).toBe('refund-required');
    await runDone(act('order.refund', { number, payment: `pi_${number}_1` }));
    await runDone(toSent());
    const show = { kind: 'orders.show', args: { number } };
    expect((await target.send('queries', admin.token, show)).body).toMatchObject({
      result: { row: { payment: 'paid' }, refundsDue: [], nextStates: ['delivered'] },
    });
  });

  it('refuses an order without a payment, and says why', async () => {
    const number = await createOrder(target, await createMember(target), { payments: 0 });
    const { body } = await send([act('order.state', { number, from: 'requested', state: 'paid' })]);
    expect(body.results?.[0]).toMatchObject({
      error: { code: 'payment-mismatch', problems: [{ kind: 'notPaid' }] },
    });
  });

  describe('the school’s content', () => {
    const titleOf = async (id: string): Promise<unknown> =>
      ((await target.read(`videos/${id}`)) as { title?: string } | null)?.title ?? null;
    const toPublish = async (drafts: readonly string[]) =>
      act('catalogue.publish', await planPublication(target, drafts));

    it('is published as a release, with its act, and members see it', async () => {
      const id = createUid('class');
      const draft = await createClassDraft(target, id, 'Slow strength');
      const done = await runDone(await toPublish([draft]));
      expect(done).toMatchObject({
        subject: { kind: 'release' },
        by: admin.uid,
        after: { release: done.subject.id },
        isUndoable: true,
      });
      expect(await titleOf(id)).toBe('Slow strength');
      expect(await target.read(`drafts/${draft}`)).toBeNull();
      expect(await target.read(`releases/${done.subject.id}`)).toMatchObject({ by: admin.uid });
      expect(await target.read('releaseLog/head')).toMatchObject({ release: done.subject.id });
      expect(await run(act('act.undo', { act: done.id }))).toBe('done');
      expect(await titleOf(id)).toBeNull();
    });

    it('is published by one of two administrators at once, and then by the other', async () => {
      const [one, two] = [createUid('class'), createUid('class')];
      const drafts = [await createClassDraft(target, one), await createClassDraft(target, two)];
      const requests = await Promise.all(drafts.map((draft) => toPublish([draft])));
      const other = await createCaller(target, 'administrator');
      // The studio sends an act again that a busy server did not finish.
      const sendUntilRun = async (request: ActRequest, token = admin.token): Promise<string> => {
        for (let tries = 0; tries < 5; tries += 1) {
          const outcome = summarize((await send([request], token)).body);
          if (outcome !== 'unavailable') return outcome;
        }
        return 'unavailable';
      };
      const outcomes = await Promise.all([
        sendUntilRun(requests[0]!),
        sendUntilRun(requests[1]!, other.token),
      ]);
      expect(outcomes.toSorted()).toEqual(['done', 'release-changed']);
      const second = outcomes.indexOf('release-changed');
      expect(await run(await toPublish([drafts[second]!]))).toBe('done');
      expect([await titleOf(one), await titleOf(two)]).toEqual(['A class', 'A class']);
    });

    it('is refused after a draft was saved again, and the draft stays', async () => {
      const id = createUid('class');
      const draft = await createClassDraft(target, id);
      const request = await toPublish([draft]);
      await createClassDraft(target, id, 'Saved again');
      expect(await run(request)).toBe('drafts-changed');
      expect(await target.read(`drafts/${draft}`)).not.toBeNull();
    });

    it('is refused if an entry is wrong, and the answer names the field', async () => {
      const draft = await createClassDraft(target, createUid('class'), '');
      const { body } = await send([await toPublish([draft])]);
      expect(body.results?.[0]).toMatchObject({
        error: { code: 'content-invalid', entryProblems: [{ list: 'videos', field: 'title' }] },
      });
    });

    it('is published at its time, once', async () => {
      const id = createUid('class');
      const { parent: _, ...args } = await planPublication(target, [
        await createClassDraft(target, id),
      ]);
      const publishAt = new Date(Date.now() + 60_000).toISOString();
      const request = act('catalogue.schedule', { ...args, publishAt });
      await runDone(request);
      await runDue(target.services, Date.now());
      expect(await titleOf(id)).toBeNull();
      const due = Date.now() + 61_000;
      await Promise.all([runDue(target.services, due), runDue(target.services, due)]);
      // An instance that came second may have left the rest to the next run.
      await runDue(target.services, due);
      expect(await titleOf(id)).toBe('A class');
      expect(await target.read(`plannedReleases/${request.id}`)).toMatchObject({
        state: 'published',
      });
    });

    it('has live documents that equal the release', async () => {
      expect(await reportDrift(target.services.content, Date.now())).toMatchObject({
        missing: [],
        changed: [],
        unknown: [],
      });
    });
  });

  it('erases a member, and the log holds the uid alone', async () => {
    const uid = await createMember(target);
    await target.put(`users/${uid}/state/library`, { favorites: ['a'] });
    const request = act('member.erase', { uid, confirmation: emailOf(uid) });
    await runDone(request);
    expect(await target.services.accounts.find({ uid })).toBeNull();
    for (const path of [`users/${uid}`, `users/${uid}/state/library`, `memberships/${uid}`])
      expect([path, await target.read(path)]).toEqual([path, null]);
    expect(await target.read(`erasedAccounts/${uid}`)).not.toBeNull();
    const logged = JSON.stringify(await target.read(`acts/${request.id}`));
    expect(logged).toContain(uid);
    expect(logged).not.toContain('@');
    expect(await runDone(request)).toMatchObject({ status: 'done' });
  });

  it('refuses more requests than an administrator sends', async () => {
    const { uid, token } = await createCaller(target, 'administrator');
    await target.put(`adminLimits/${uid}-queries`, { startedAt: Date.now() - 1000, count: 300 });
    const ask = () => target.send('queries', token, { kind: 'members.find', args: { text: 'a' } });
    const { status, headers, body } = await ask();
    expect([status, (body as ActsAnswer).error?.code]).toEqual([429, 'rate-limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(50);
    await target.put(`adminLimits/${uid}-queries`, { startedAt: Date.now() - 61_000, count: 300 });
    expect((await ask()).status).toBe(200);
  });

  it('answers pages of the studio alone, and nothing is stored', async () => {
    const { headers } = await target.send('queries', null, {});
    expect(headers.get('access-control-allow-origin')).toBe(STUDIO);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  describe('a command', () => {
    const comparable = ({ kind, args, subject, before, after, isUndoable, status }: Act) => ({
      kind,
      args,
      subject,
      before,
      after,
      isUndoable,
      status,
    });
    const lastAct = async (): Promise<Act> => {
      const head = await target.services.log.readHead();
      const [last] = await target.services.log.list({ after: (head?.sequence ?? 1) - 1, limit: 1 });
      if (!last) throw new Error('The log is empty.');
      return last;
    };
    let startedAt = 0;
    beforeEach(() => {
      startedAt = Date.now();
    });
    /** Without the uid, and without the times of the acts: one is later than the other. */
    const replaceUid = (value: unknown, uid: string): unknown =>
      JSON.parse(
        JSON.stringify(value, (_, one: unknown) =>
          typeof one === 'number' && one >= startedAt && one <= Date.now() ? 'NOW' : one,
        ).replaceAll(uid, 'UID'),
      );

    it.each([
      ['grant', ['--until', '2030-01-31'], { expiresAt: Date.parse('2030-01-31T23:59:59.999Z') }],
      ['role', ['moderator'], { role: 'moderator' }],
      ['sync', [], {}],
      ['block', [], {}],
      ['revoke', [], {}],
      ['unblock', [], {}],
    ] as const)('%s writes the same documents and the same act', async (name, options, args) => {
      const [byCommand, byStudio] = [await createMember(target), await createMember(target)];
      const grant = { plan: 'yearly', expiresAt: inDays(30) };
      const blockedAt = name === 'unblock' ? 1 : null;
      for (const uid of [byCommand, byStudio]) {
        await target.setClaims(uid, { role: 'user', subscribed: false, plan: 'old' });
        if (name.endsWith('block') || name === 'revoke')
          await target.put(`memberships/${uid}`, {
            role: 'user',
            grant,
            blockedAt,
            subscription: null,
          });
      }
      const now = Date.now();
      const request = parseMember([name, '--uid', byCommand, ...options], now);
      await runMember(target.services, request, now, () => undefined);
      const commandAct = await lastAct();
      const studioAct = await runDone(
        act(`member.${name}` as 'member.grant', { uid: byStudio, ...args } as never),
      );
      expect([commandAct.by, studioAct.by]).toEqual(['command', admin.uid]);
      expect(replaceUid(comparable(commandAct), byCommand)).toEqual(
        replaceUid(comparable(studioAct), byStudio),
      );
      expect(replaceUid(await stateOf(byCommand), byCommand)).toEqual(
        replaceUid(await stateOf(byStudio), byStudio),
      );
    });

    it('erase leaves nothing of the member, and writes the same act', async () => {
      const [byCommand, byStudio] = [await createMember(target), await createMember(target)];
      const now = Date.now();
      const request = parseMember(['erase', '--uid', byCommand], now);
      await runMember(target.services, request, now, () => undefined);
      const commandAct = await lastAct();
      const studioAct = await runDone(
        act('member.erase', { uid: byStudio, confirmation: emailOf(byStudio) }),
      );
      expect(replaceUid(comparable(commandAct), byCommand)).toEqual(
        replaceUid(comparable(studioAct), byStudio),
      );
      for (const uid of [byCommand, byStudio]) {
        expect(await target.read(`memberships/${uid}`)).toBeNull();
        expect(await target.read(`users/${uid}`)).toBeNull();
        expect(await target.services.accounts.find({ uid })).toBeNull();
      }
    });

    it('order state writes the same documents and the same act', async () => {
      const uid = await createMember(target);
      const [byCommand, byStudio] = [
        await createOrder(target, uid),
        await createOrder(target, uid),
      ];
      const request = parseOrder(['state', byCommand, 'paid']);
      await runOrder(target.services.orders, request, Date.now(), () => undefined);
      const commandAct = await lastAct();
      const studioAct = await runDone(
        act('order.state', { number: byStudio, from: 'requested', state: 'paid' }),
      );
      expect(replaceUid(comparable(commandAct), byCommand)).toEqual(
        replaceUid(comparable(studioAct), byStudio),
      );
      const readOrder = async (number: string) => {
        const { paidAt: _, ...status } = (await target.read(`orderStatus/${number}`)) as {
          paidAt: string;
        };
        return {
          status: { ...status, requestedAt: '' },
          order: await target.read(`orders/${number}`),
        };
      };
      const [first, second] = [await readOrder(byCommand), await readOrder(byStudio)];
      expect(first.status).toEqual(second.status);
      expect(first.order).toMatchObject({ status: 'paid' });
      expect(second.order).toMatchObject({ status: 'paid' });
    });
  });

  const accessActs = fc.oneof(
    fc.integer({ min: 1, max: 400 }).map((days) => ({ kind: 'member.grant', days }) as const),
    fc.constantFrom('member.revoke', 'member.block', 'member.unblock').map((kind) => ({ kind })),
    fc
      .constantFrom('user', 'moderator', 'admin')
      .map((role) => ({ kind: 'member.role', role }) as const),
  );

  it('has the same documents after random acts and their undos', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(accessActs, { minLength: 1, maxLength: 6 }), async (all) => {
        const uid = await createMember(target);
        await run(act('member.sync', { uid }));
        const before = await stateOf(uid);
        const done: Act[] = [];
        for (const one of all) {
          const args = {
            uid,
            ...('days' in one && { expiresAt: inDays(one.days) }),
            ...('role' in one && { role: one.role }),
          };
          const { body } = await send([act(one.kind as 'member.block', args)]);
          const [result] = body.results ?? [];
          if (result?.outcome === 'done') done.push(result.act);
          else expect(result?.outcome).toBe('unchanged');
        }
        for (const { id, isUndoable } of done.toReversed()) {
          expect(isUndoable).toBe(true);
          expect(await run(act('act.undo', { act: id }))).toBe('done');
        }
        expect(await stateOf(uid)).toEqual(before);
      }),
      { numRuns: runs },
    );
  });

  it('finds what was changed in the log, removed from it or added to it', async () => {
    const { log } = target.services;
    expect((await verifyLog(log)).problems).toEqual([]);
    const uid = await createMember(target);
    const one = await runDone(act('member.block', { uid }));
    await runDone(act('member.unblock', { uid }));
    const problemsOf = async (changed: object) => {
      await target.put(`acts/${one.id}`, { ...one, ...changed });
      const { problems } = await verifyLog(log);
      await target.put(`acts/${one.id}`, { ...one });
      return problems.map(({ kind }) => kind);
    };
    expect(await problemsOf({ by: 'another' })).toEqual(['changed-act']);
    expect(await problemsOf({ args: { uid: 'another' } })).toEqual(['changed-act']);
    expect(await problemsOf({ hash: '00' })).toEqual(['changed-act', 'broken-chain']);
    expect(await problemsOf({ sequence: one.sequence + 1000 })).toContain('gap');
    // These two change after an act was written.
    expect(await problemsOf({ status: 'started', undoneBy: 'another' })).toEqual([]);
    expect((await verifyLog(log)).problems).toEqual([]);
    const head = (await target.read('actLog/head')) as Record<string, unknown>;
    await target.put('actLog/head', { ...head, hash: '00' });
    expect((await verifyLog(log)).problems).toMatchObject([{ kind: 'wrong-head' }]);
    await target.put('actLog/head', head);
  });

  it('has the same documents after its acts were run again in another project', async () => {
    const other = await connect();
    try {
      await createProducts(other);
      const uid = await createMember(target);
      const number = await createOrder(target, uid);
      const after = (await target.services.log.readHead())?.sequence ?? 0;
      const paths = [
        `users/${uid}`,
        `memberships/${uid}`,
        `orders/${number}`,
        `customers/${uid}/payments/pi_${number}_0`,
      ];
      // The other project starts with the same documents and the same end of the log.
      await other.createAccount({ uid, claims: { role: 'user', subscribed: false } });
      for (const path of [...paths, 'actLog/head']) {
        const data = (await target.read(path)) as Record<string, unknown>;
        await other.put(
          path,
          path.startsWith('orders/') ? { ...data, createdAt: new Date(0) } : data,
        );
      }
      await runDone(act('member.grant', { uid, expiresAt: inDays(30) }));
      const block = await runDone(act('member.block', { uid }));
      await runDone(act('act.undo', { act: block.id }));
      await runDone(act('order.state', { number, from: 'requested', state: 'paid' }));
      const acts = await target.services.log.list({ after, limit: 100 });
      expect(acts).toHaveLength(4);
      await replayActs(other.services, acts);
      expect(
        isSameJson(
          await other.services.log.list({ after, limit: 100 }),
          await target.services.log.list({ after, limit: 100 }),
        ),
      ).toBe(true);
      expect(await other.read('actLog/head')).toEqual(await target.read('actLog/head'));
      for (const path of [`users/${uid}`, `memberships/${uid}`])
        expect(await other.read(path)).toEqual(await target.read(path));
      expect(await other.readClaims(uid)).toEqual(await target.readClaims(uid));
      expect(await other.read(`orders/${number}`)).toMatchObject({ status: 'paid' });
    } finally {
      await other.close();
    }
  });
};
