import { runMemberAct, type Act } from '@gschool/admin';
import { createAccount, createTestServices, sampleProfile } from '@gschool/admin/testing';
import { describe, expect, it } from 'vitest';

import { RejectedError, UsageError } from '../command/errors';
import { parseLog } from '../testing/parseCommand';
import { assertEmulators, listPeriod, parseActs, runReplay, runVerify } from './run';

const now = Date.parse('2026-11-21T10:00:00Z');
const day = 86_400_000;

const createServices = () => createTestServices([createAccount()], { maya: { ...sampleProfile } });
type Services = ReturnType<typeof createServices>;

/** Three acts on three days. */
const runActs = async (services: Services): Promise<void> => {
  const context = { by: 'gaia', now };
  const args = { uid: 'maya' };
  await runMemberAct(
    services,
    { id: 'a', kind: 'member.grant', args: { ...args, expiresAt: now + 30 * day } },
    context,
  );
  await runMemberAct(
    services,
    { id: 'b', kind: 'member.block', args },
    { ...context, now: now + day },
  );
  await runMemberAct(
    services,
    { id: 'c', kind: 'member.unblock', args },
    { ...context, now: now + 2 * day },
  );
};

const verify = async (services: Services): Promise<readonly string[]> => {
  const lines: string[] = [];
  await runVerify(services.log, (...all) => lines.push(...all));
  return lines;
};

describe('log verify', () => {
  it('prints the number of acts and the last hash', async () => {
    const services = createServices();
    expect(await verify(services)).toEqual(['The log is empty.']);
    await runActs(services);
    expect(await verify(services)).toEqual([
      `3 acts, all unchanged. The last hash is ${services.log.head?.hash}.`,
    ]);
  });

  it('names each act that was changed or removed', async () => {
    const services = createServices();
    await runActs(services);
    const act = services.log.acts.get('b')!;
    services.put('acts/b', { ...act, by: 'other' });
    await expect(verify(services)).rejects.toThrow(/act 2 \(b\) was changed/);
    services.put('acts/b', null);
    await expect(verify(services)).rejects.toThrow(/act 2 is missing: the next one is 3 \(c\)/);
    services.put('acts/c', null);
    await expect(verify(services)).rejects.toThrow(/does not end with act 3/);
  });
});

describe('log export', () => {
  it('lists the acts of a period', async () => {
    const services = createServices();
    await runActs(services);
    const ids = async (since: string | null, until: string | null) =>
      (await listPeriod(services.log, since, until)).map(({ id }) => id);
    expect(await ids(null, null)).toEqual(['a', 'b', 'c']);
    expect(await ids('2026-11-22', null)).toEqual(['b', 'c']);
    expect(await ids('2026-11-22', '2026-11-22')).toEqual(['b']);
  });
});

describe('log replay', () => {
  const replay = async (services: Services, acts: readonly Act[]) => {
    const lines: string[] = [];
    await runReplay(
      services,
      acts,
      async (head) => {
        services.put('actLog/head', head);
      },
      (...more) => lines.push(...more),
    );
    return lines;
  };
  const uuid = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
  /** Acts with ids that requests may have. */
  const record = async (services: Services, ids: readonly number[]): Promise<readonly Act[]> => {
    const args = { uid: 'maya' };
    for (const n of ids) {
      const kind = n % 2 === 1 ? 'member.block' : 'member.unblock';
      const context = { by: 'gaia', now: now + n * day };
      await runMemberAct(services, { id: uuid(n), kind, args } as never, context);
    }
    return listPeriod(services.log, null, null);
  };

  it('has the same effects on the same documents', async () => {
    const source = createServices();
    const acts = await record(source, [1, 2, 3]);
    const copy = createServices();
    expect(await replay(copy, acts)).toEqual(['3 acts were run again, with the same effects.']);
    expect(copy.record('maya')).toEqual(source.record('maya'));
    expect(copy.account('maya').claims).toEqual(source.account('maya').claims);
    expect([...copy.log.acts.values()]).toEqual([...source.log.acts.values()]);
  });

  it('fails if the documents differ', async () => {
    const acts = await record(createServices(), [1, 2, 3]);
    const other = createServices();
    await record(other, [5]);
    other.put(`acts/${uuid(5)}`, null);
    other.put('actLog/head', null);
    await expect(replay(other, acts)).rejects.toThrow(RejectedError);
    await expect(replay(createTestServices([]), acts)).rejects.toThrow(
      /refused: account-not-found/,
    );
  });

  it('runs only on the emulators, with a file of acts', () => {
    const target = { projectId: 'school', from: '--project', emulators: null };
    expect(() => assertEmulators(target)).toThrow(UsageError);
    expect(() => assertEmulators({ ...target, emulators: {} })).not.toThrow();
    for (const text of ['', '{}', '[]']) expect(() => parseActs(text)).toThrow(UsageError);
  });
});

it.each([
  [['verify'], { command: 'verify' }],
  [
    ['export', 'a.json', '--since', '2026-11-20'],
    { command: 'export', path: 'a.json', since: '2026-11-20', until: null },
  ],
  [['replay', 'a.json', '--project', 'demo-x'], { command: 'replay', project: 'demo-x' }],
])('parses %j', (args, request) => {
  expect(parseLog(args)).toMatchObject(request);
});

it.each([
  [['export'], /missing required argument/],
  [['export', 'a.json', '--until', '2026-02-30'], /takes a date/],
  [['check'], /unknown command/],
])('rejects %j', (args, message) => {
  expect(() => parseLog(args)).toThrow(message);
});
