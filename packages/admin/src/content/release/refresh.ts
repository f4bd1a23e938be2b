import { documentPaths } from '@gschool/data/documents';
import { getEventEnd, type EventTimes } from '@gschool/domain';

import type { ContentService } from '../contentService';
import type { ReleaseHead, Source } from '../types';
import { commitLive } from './commitLive';
import { compileRelease } from './documents';
import { readComparison, readDocuments, readLiveState } from './live';
import { splitBucket } from './parts';
import { readRelease, readSourceParts } from './readRelease';
import { assertNoOtherRun, isIdle, toRun } from './run';
import { diffDocuments } from './writes';

/** Whether an event with a replay ended after one time, and before or at another. */
const isReplayDue = (events: readonly Source[], after: number, until: number): boolean =>
  events.some(({ entry }) => {
    if (typeof entry['replay'] !== 'string') return false;
    const end = getEventEnd(entry as unknown as EventTimes);
    return end > after && end <= until;
  });

/**
 * Whether there is something to write again. Reads only the head, the run, the release and the parts
 * with its events, because the schedule asks every five minutes.
 */
const isRefreshDue = async (service: ContentService, now: number): Promise<boolean> => {
  const [head, run] = await service.read([documentPaths.releaseHead, documentPaths.releaseRun]);
  if (!head) return false;
  if (!isIdle(toRun(run))) return true;
  const { release: id, compiledAt } = head.data as unknown as ReleaseHead;
  const release = await readRelease(service, id);
  const digests = release?.buckets.events.flatMap(splitBucket) ?? [];
  const events = [...(await readSourceParts(service, digests)).values()].flat();
  return isReplayDue(events, Date.parse(compiledAt), now);
};

/** How much is compared. */
interface RefreshOptions {
  /**
   * Compares the live documents themselves, and writes those that differ from the release: after an
   * edit by hand, or after an update of the product that changes what documents contain.
   */
  readsLive?: boolean;
}

/**
 * Compiles the live release again if an event has ended, so that members see its replay. Also writes
 * what an interrupted publication left. The release stays the same.
 *
 * @param now epoch milliseconds
 * @returns the number of live documents that were written
 * @throws AdminError `publication-running` or `release-changed` if someone else publishes
 */
export const refreshLive = async (
  service: ContentService,
  now: number,
  { readsLive = false }: RefreshOptions = {},
): Promise<number> => {
  if (!readsLive && !(await isRefreshDue(service, now))) return 0;
  const state = await readLiveState(service);
  const { head, live, run } = state;
  if (head === null || live === null) return 0;
  const isDue = isReplayDue(live.sources.events, Date.parse(head.compiledAt), now);
  assertNoOtherRun(run, now);
  const documents = await readDocuments(service, state);
  const compared = readsLive ? { ...state, run: { ...run, isUnknown: true } } : state;
  const comparison = await readComparison(service, compared, documents);
  const compiled = compileRelease(live, now);
  const writes = diffDocuments(comparison.documents, compiled, comparison.touched);
  if (writes.length === 0 && !isDue && isIdle(run)) return 0;
  const compiledAt = new Date(now).toISOString();
  await commitLive(service, {
    id: crypto.randomUUID(),
    now,
    state,
    writes,
    documents: compiled,
    parts: [],
    target: { release: live.release, compiledAt },
    changes: [{ path: documentPaths.releaseHead, data: { ...head, compiledAt } }],
    act: null,
    drafts: [],
  });
  return writes.length;
};
