import { documentPaths } from '@gschool/data/documents';

import type { MockContext } from '../handlers/context';
import { openContent } from './openSchool';

/** How often the deployed schedule runs. */
const INTERVAL_MS = 5 * 60_000;

const lastRuns = new WeakMap<object, number>();
const running = new WeakMap<object, Promise<void>>();

const isPlannedDue = ({ store }: MockContext, now: number): boolean =>
  [...store.collection('', documentPaths.plannedReleases)].some(
    ([, { fields }]) => fields.state === 'waiting' && Date.parse(String(fields.publishAt)) <= now,
  );

/** When the live documents were last compiled; NaN if the studio has not been opened. */
const readCompiledAt = ({ store }: MockContext): number =>
  Date.parse(String(store.document(documentPaths.releaseHead)?.fields.compiledAt));

const run = async (context: MockContext, now: number): Promise<void> => {
  const { store, mediaBase, onUnhandled } = context;
  await openContent(context);
  lastRuns.set(store, now);
  const [{ runDue }, { createMockServices }] = await Promise.all([
    import('@gschool/admin'),
    import('./services'),
  ]);
  try {
    await runDue(createMockServices(store, mediaBase), now);
  } catch (error) {
    onUnhandled(`the schedule: ${String(error)}`);
  }
};

/**
 * Runs the schedule before an answer, if planned releases are due or it has not run for five minutes.
 * The deployed function needs no request. Nothing runs until the studio has been opened once, because
 * before that there is nothing that could be due.
 */
export const publishDue = async (context: MockContext): Promise<void> => {
  const { store } = context;
  const now = store.clock.now();
  const last = Math.max(lastRuns.get(store) ?? 0, readCompiledAt(context));
  if (!isPlannedDue(context, now) && !(now - last >= INTERVAL_MS)) return;
  const current = running.get(store) ?? run(context, now).finally(() => running.delete(store));
  running.set(store, current);
  await current;
};
