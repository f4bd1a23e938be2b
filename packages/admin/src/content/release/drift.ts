import { documentPaths } from '@gschool/data/documents';

import { isSameJson } from '../../log/canonicalJson';
import type { ContentService } from '../contentService';
import type { DriftReport } from '../types';
import { compileRelease } from './documents';
import { readLiveState } from './live';
import { listLiveDocuments } from './liveDocuments';
import { toRun } from './run';

/** The longest list of a report. */
const MAX_PATHS = 100;

/** Adds a path to a list of a report. */
const addPath = (paths: string[], path: string): void => {
  if (paths.length < MAX_PATHS) paths.push(path);
};

/**
 * Compares the live documents with the compiled release, and stores the result as
 * `releaseLog/drift`. Reads every live document.
 *
 * @param now epoch milliseconds
 * @returns null for a school without releases, and if something was published meanwhile: the
 * comparison would be a mixture
 */
export const reportDrift = async (
  service: ContentService,
  now: number,
): Promise<DriftReport | null> => {
  const { head, live } = await readLiveState(service);
  if (head === null || live === null) return null;
  const compiled = compileRelease(live, Date.parse(head.compiledAt));
  const wanted = new Map(compiled.map((document) => [document.path, document]));
  const [missing, changed, unknown]: [string[], string[], string[]] = [[], [], []];
  let compared = 0;
  for await (const { path, data } of listLiveDocuments(service)) {
    compared += 1;
    const document = wanted.get(path);
    wanted.delete(path);
    if (!document) addPath(unknown, path);
    else if (!isSameJson(document.data, data)) addPath(changed, path);
  }
  for (const path of wanted.keys()) addPath(missing, path);
  const at = new Date(now).toISOString();
  const report = { at, release: head.release, compared, missing, changed, unknown };
  return service.change(async (transaction) => {
    const [headNow, runNow] = await transaction.read([
      documentPaths.releaseHead,
      documentPaths.releaseRun,
    ]);
    if (!isSameJson(headNow?.data, head) || toRun(runNow).until !== null) return null;
    transaction.write({ path: documentPaths.releaseDrift, data: report });
    return report;
  });
};
