import type { Act } from '../contract';
import type { LogHead, LogService, LogTransaction } from '../log/logService';

/** What a transaction writes besides the log. */
interface Effect {
  /** Whether what the transaction read is still stored. */
  isCurrent(): boolean;
  /** Writes. If it throws, the log stays as it was. */
  commit(): void;
}

/** An in-memory log, whose transactions repeat when something changed in between. */
export interface MemoryLog extends LogService {
  readonly acts: Map<string, Act>;
  head: LogHead | null;
  /** Runs a transaction that writes the log and something else. */
  run(work: (log: LogTransaction) => Promise<Effect>): Promise<void>;
}

export const createMemoryLog = (): MemoryLog => {
  const acts = new Map<string, Act>();
  const update = (id: string, changes: Partial<Act>): void => {
    const act = acts.get(id);
    if (!act) throw new Error(`no act ${id}`);
    acts.set(id, { ...act, ...changes });
  };
  const log: MemoryLog = {
    acts,
    head: null,
    run: async (work) => {
      for (;;) {
        const headBefore = log.head;
        const writes: (() => void)[] = [];
        const effect = await work({
          read: async (id) => acts.get(id) ?? null,
          readHead: async () => log.head,
          append: (act, head) =>
            writes.push(() => {
              acts.set(act.id, act);
              log.head = head;
            }),
          setUndoneBy: (id, undoneBy) => writes.push(() => update(id, { undoneBy })),
        });
        const isCurrent = writes.length === 0 || log.head === headBefore;
        if (!isCurrent || !effect.isCurrent()) continue;
        effect.commit();
        for (const write of writes) write();
        return;
      }
    },
    change: async (work) => {
      let result: Awaited<ReturnType<typeof work>> | undefined;
      await log.run(async (transaction) => {
        result = await work(transaction);
        return { isCurrent: () => true, commit: () => undefined };
      });
      return result as Awaited<ReturnType<typeof work>>;
    },
    find: async (id) => acts.get(id) ?? null,
    finish: async (id) => update(id, { status: 'done' }),
    list: async ({ after, limit }) =>
      [...acts.values()]
        .filter(({ sequence }) => sequence > after)
        .toSorted((a, b) => a.sequence - b.sequence)
        .slice(0, limit),
    listStarted: async (limit) =>
      [...acts.values()].filter(({ status }) => status === 'started').slice(0, limit),
    readHead: async () => log.head,
  };
  return log;
};
