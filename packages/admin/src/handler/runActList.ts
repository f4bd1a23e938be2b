import type { ActServices } from '../adminServices';
import { getActResult } from '../acts/runAct';
import type { ActRequest, ActResult } from '../contract';
import type { ActContext } from '../acts/actContext';

/** Most of the time of an act is requests to Firebase Authentication, which can wait together. */
const MAX_CONCURRENT = 8;

/**
 * Services whose transactions of the log run one after the other. Every act changes `actLog/head`, so
 * that transactions at the same time would only repeat each other.
 */
const withQueue = (services: ActServices): ActServices => {
  let last: Promise<unknown> = Promise.resolve();
  const queue = <T>(run: () => Promise<T>): Promise<T> => {
    const next = last.then(run, run);
    last = next.catch(() => undefined);
    return next;
  };
  const { memberships, log } = services;
  return {
    ...services,
    memberships: {
      ...memberships,
      change: (uid, decide) => queue(() => memberships.change(uid, decide)),
    },
    log: { ...log, change: (work) => queue(() => log.change(work)) },
  };
};

/** The acts in groups that do not depend on each other. The acts of a group run in order. */
const groupActs = (acts: readonly ActRequest[]): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>();
  for (const [index, { args }] of acts.entries()) {
    // An undo or an order may depend on any other act.
    if (!('uid' in args)) return [[...acts.keys()]];
    const group = groups.get(args.uid);
    if (group) group.push(index);
    else groups.set(args.uid, [index]);
  }
  return [...groups.values()];
};

/**
 * Runs acts, and returns one result for each. Acts about several members run at the same time, at
 * most 8; acts about one member, and all others, run in order. After an unexpected error no other act
 * starts: the acts that are left are `unavailable`, and the caller sends them again with their ids.
 */
export const runActList = async (
  services: ActServices,
  acts: readonly ActRequest[],
  getContext: () => ActContext,
  onError: (error: unknown) => void,
): Promise<readonly ActResult[]> => {
  const results = acts.map(({ id }): ActResult => ({
    id,
    outcome: 'refused',
    error: { code: 'unavailable' },
  }));
  const queued = withQueue(services);
  const groups = groupActs(acts).values();
  let isAvailable = true;
  const work = async (): Promise<void> => {
    for (const group of groups) {
      for (const index of group) {
        if (!isAvailable) return;
        try {
          results[index] = await getActResult(queued, acts[index] as ActRequest, getContext());
        } catch (error) {
          onError(error);
          isAvailable = false;
        }
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  return results;
};
