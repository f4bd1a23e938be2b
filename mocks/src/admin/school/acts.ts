import { computeActHash, type Act, type ActKind } from '@gschool/admin';

import type { SeedDocument } from '../../store/types';
import { schoolOrderNumbers } from './orders';
import type { Person } from './people';

const HOUR_MS = 3_600_000;
const ADMIN = 'demo-admin';

type ActSeed = Pick<Act, 'kind' | 'args'> &
  Partial<
    Pick<Act, 'by' | 'before' | 'after' | 'isUndoable' | 'undoes' | 'undoneBy' | 'status'>
  > & {
    subject: Act['subject'];
    hoursAgo: number;
  };

const toId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

/** A change of a field, which can be undone. */
const change = (before: Act['before'], after: Act['after']) => ({
  before,
  after,
  isUndoable: true,
});

/** The acts of the last weeks, the first one first. They match the stored records. */
const listSeeds = (people: readonly Person[], now: number): readonly ActSeed[] => {
  const member = (kind: ActKind, at: number, hoursAgo: number, more: object = {}) => {
    const uid = people[at]?.uid ?? '';
    return {
      kind,
      args: { uid, ...more },
      subject: { kind: 'member' as const, id: uid },
      hoursAgo,
    };
  };
  const record = (at: number) => people[at]?.record ?? null;
  const order = (n: number, from: string, state: string, hoursAgo: number) => {
    const number = schoolOrderNumbers[n] ?? '';
    return {
      kind: 'order.state' as const,
      args: { number, from, state },
      subject: { kind: 'order' as const, id: number },
      hoursAgo,
      before: { state: from },
      after: { state },
    };
  };
  const grant = record(3)?.grant ?? null;
  const blockedAt = now - 60 * HOUR_MS;
  return [
    {
      ...member('member.grant', 3, 400, { plan: grant?.plan, expiresAt: grant?.expiresAt }),
      by: 'command',
      ...change({ grant: null }, { grant }),
    },
    {
      kind: 'member.role',
      args: { uid: 'demo-moderator', role: 'moderator' },
      subject: { kind: 'member', id: 'demo-moderator' },
      hoursAgo: 390,
      by: 'command',
      ...change({ role: 'user' }, { role: 'moderator' }),
    },
    order(6, 'sent', 'delivered', 210),
    {
      ...member('member.block', 8, 144),
      ...change({ blockedAt: null }, { blockedAt: record(8)?.blockedAt ?? null }),
    },
    {
      ...member('member.block', 7, 60),
      ...change({ blockedAt: null }, { blockedAt }),
      undoneBy: toId(6),
    },
    {
      kind: 'act.undo',
      args: { act: toId(5) },
      subject: { kind: 'member', id: people[7]?.uid ?? '' },
      hoursAgo: 59,
      before: { blockedAt },
      after: { blockedAt: null },
      undoes: toId(5),
    },
    order(5, 'paid', 'sent', 46),
    { ...member('member.signOut', 20, 30) },
    { ...member('member.erase', 30, 26), status: 'started' },
    order(0, 'requested', 'paid', 2),
  ];
};

/** The log of the demo, with a valid chain of hashes. `now` is in epoch milliseconds. */
export async function listActDocuments(
  people: readonly Person[],
  now: number,
): Promise<SeedDocument[]> {
  const documents: SeedDocument[] = [];
  let previousHash = '';
  const seeds = listSeeds(people, now);
  for (const [n, { hoursAgo, ...seed }] of seeds.entries()) {
    const unhashed = {
      by: ADMIN,
      before: null,
      after: null,
      isUndoable: false,
      undoes: null,
      undoneBy: null,
      status: 'done' as const,
      ...seed,
      id: toId(n + 1),
      sequence: n + 1,
      at: new Date(now - hoursAgo * HOUR_MS).toISOString(),
      previousHash,
    };
    const act: Act = { ...unhashed, hash: await computeActHash(unhashed) };
    documents.push({ path: `acts/${act.id}`, data: act });
    previousHash = act.hash;
  }
  const head = { sequence: seeds.length, hash: previousHash };
  return [...documents, { path: 'actLog/head', data: head }];
}
