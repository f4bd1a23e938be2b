import { computeActHash, type Act, type ActKind } from '@gschool/admin';
import { toDraftId } from '@gschool/admin/content';

import type { SeedDocument } from '../../store/types';
import { schoolOrderNumbers } from './orders';
import { createPerson, type Person } from './people';
import { getPlannedTime, PLANNED_ACT, PLANNED_EVENT, PLANNED_NOTE } from './drafts';
import { ADMIN, releaseSeeds, type ReleaseSeed } from './releaseSeeds';

const HOUR_MS = 3_600_000;
/** Acts are about some of the first members. */
const PEOPLE = 40;

type ActSeed = Pick<Act, 'kind' | 'args'> &
  Partial<
    Pick<Act, 'id' | 'by' | 'before' | 'after' | 'isUndoable' | 'undoes' | 'undoneBy' | 'status'>
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

/** The token of a plan of the demo. It has been used. */
const NO_PLAN = '0'.repeat(64);

const present = <T>(value: T | undefined): readonly T[] => (value === undefined ? [] : [value]);

/** The act of a publication. */
const toReleaseAct = ({ hoursAgo, note, by = ADMIN }: ReleaseSeed, at: number): ActSeed => {
  const [release, parent] = [at + 1, at].map((number) => String(number).padStart(6, '0'));
  const before = at === 0 ? null : parent;
  return {
    kind: 'catalogue.publish',
    args:
      by === 'command'
        ? { parent: before }
        : { drafts: 'all', plan: NO_PLAN, parent: before, note },
    subject: { kind: 'release', id: release ?? '' },
    by,
    hoursAgo,
    before: { release: before },
    after: { release },
    isUndoable: before !== null,
  };
};

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
  const [first, events, classes, tree, titles] = releaseSeeds.map(toReleaseAct);
  return [
    ...present(first),
    ...present(events),
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
    ...present(classes),
    order(6, 'sent', 'delivered', 210),
    ...present(tree),
    {
      ...member('member.block', 8, 144),
      ...change({ blockedAt: null }, { blockedAt: record(8)?.blockedAt ?? null }),
    },
    {
      ...member('member.block', 7, 60),
      ...change({ blockedAt: null }, { blockedAt }),
      undoneBy: toId(10),
    },
    {
      kind: 'act.undo',
      args: { act: toId(9) },
      subject: { kind: 'member', id: people[7]?.uid ?? '' },
      hoursAgo: 59,
      before: { blockedAt },
      after: { blockedAt: null },
      undoes: toId(9),
    },
    order(5, 'paid', 'sent', 46),
    { ...member('member.signOut', 20, 30) },
    { ...member('member.erase', 30, 26), status: 'started' },
    ...present(titles),
    {
      id: PLANNED_ACT,
      kind: 'catalogue.schedule',
      args: {
        drafts: [toDraftId('events', PLANNED_EVENT)],
        plan: NO_PLAN,
        note: PLANNED_NOTE,
        publishAt: getPlannedTime(now),
      },
      subject: { kind: 'plannedRelease', id: PLANNED_ACT },
      hoursAgo: 5,
      ...change({ state: null }, { state: 'waiting' }),
    },
    order(0, 'requested', 'paid', 2),
  ];
};

/**
 * The log of the demo, with a valid chain of hashes. It is the same for the same time, because
 * written acts continue the chain.
 *
 * @param now epoch milliseconds
 */
export async function listActDocuments(now: number): Promise<SeedDocument[]> {
  const people = Array.from({ length: PEOPLE }, (_, at) => createPerson(at, now));
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
      id: toId(n + 1),
      ...seed,
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
