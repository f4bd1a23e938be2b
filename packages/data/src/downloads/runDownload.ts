import { estimateTotal, type ClassDetails, type Playback } from '@gschool/domain';
import { toStoredType } from '@gschool/worker/file-types';

import { forEachParallel, untilAborted } from './asyncSteps';
import type { ClassStore } from './classStore';
import { DownloadError, toFailure, type DownloadFailure } from './downloadError';
import { fetchFile } from './fetchFile';
import type { PlannedFile } from './fileList';
import { getFolder } from './keys';
import { createManifest, type DownloadManifest } from './manifest';
import { readPlan, toLocalClass, type DownloadPlan } from './plan';

/**
 * The delays after consecutive failures, in milliseconds. After the last one, the download pauses.
 */
const RETRY_DELAYS_MS: readonly number[] = [1000, 2000, 4000, 8000, 16_000];

/**
 * How often missing files are fetched again if the browser removes stored files during a download.
 * Without a limit, a full device would fetch them forever.
 */
const MAX_REMOVALS = 2;

/** What a download depends on. */
export interface DownloadContext {
  uid: string;
  fetch: typeof fetch;
  /** Relative URLs are relative to this URL. */
  baseUrl: string;
  canPlay(codecs: string): boolean;
  getDetails(classId: string): Promise<ClassDetails>;
  getPlayback(classId: string): Promise<Playback | null>;
  isOnline(): boolean;
  now(): number;
  /** Resolves after `ms`, or when the signal is aborted. */
  wait(ms: number, signal: AbortSignal): Promise<void>;
}

/** The bytes that are stored or loading, and the total size, which is an estimate. */
export interface DownloadProgress {
  storedBytes: number;
  totalBytes: number;
}

/** One class to download. */
export interface DownloadTask {
  classId: string;
  height: number;
  /** The fingerprint of the plan whose files are stored; another plan starts over. */
  fingerprint: string;
  store: ClassStore;
  signal: AbortSignal;
  onPlan(plan: DownloadPlan, details: ClassDetails): void;
  /** Called after each part of a file. The sums are computed only when they are needed. */
  onProgress(compute: () => DownloadProgress): void;
}

/** Creates one run of a download. It continues with the files that are already stored. */
const createRun = (context: DownloadContext, task: DownloadTask) => {
  const { classId, store, signal } = task;
  let { fingerprint } = task;
  let planned: { plan: DownloadPlan; details: ClassDetails } | null = null;
  let stored = new Map<string, number>();
  /** The bytes received so far of files that are loading, by file name. */
  const arriving = new Map<string, number>();
  /** Optional files that the server does not have. */
  const leftOut = new Set<string>();
  const failuresOf = new Map<string, number>();
  /** The number of failures since the last file was stored. */
  let failures = 0;
  let removals = 0;
  let wasRefused = false;

  const stopIfAborted = (): void => {
    if (signal.aborted) throw new DownloadError('stopped');
  };

  const report = ({ files }: DownloadPlan): void =>
    task.onProgress(() => {
      const estimateOf = (list: readonly PlannedFile[]): number =>
        list.reduce((sum, { bytes }) => sum + bytes, 0);
      const storedFiles = files.filter(({ name }) => stored.has(name));
      const bytes = storedFiles.reduce((sum, { name }) => sum + (stored.get(name) ?? 0), 0);
      const total = estimateTotal(bytes, estimateOf(storedFiles), estimateOf(files));
      const storedBytes = [...arriving.values()].reduce((sum, count) => sum + count, bytes);
      return { storedBytes, totalBytes: Math.max(total, storedBytes) };
    });

  const readNewPlan = async () => {
    const details = await untilAborted(context.getDetails(classId), signal);
    const playback = await untilAborted(context.getPlayback(classId), signal);
    if (!playback) throw new DownloadError('missing', 'no video');
    const reader = {
      baseUrl: context.baseUrl,
      canPlay: context.canPlay,
      readText: async (address: string) => {
        const { url, body } = await fetchFile(address, { fetch: context.fetch, signal });
        return { url, text: await body.text() };
      },
    };
    const plan = await readPlan(reader, details, playback, task.height);
    stopIfAborted();
    if (plan.fingerprint !== fingerprint) await store.clear();
    fingerprint = plan.fingerprint;
    stored = await store.list();
    task.onPlan(plan, details);
    return { plan, details };
  };

  const fetchOne = async (plan: DownloadPlan, file: PlannedFile): Promise<void> => {
    stopIfAborted();
    if (plan.endsAt !== undefined && context.now() >= plan.endsAt)
      throw new DownloadError('refused', 'the addresses have ended');
    try {
      const { body, type } = await fetchFile(file.url, {
        fetch: context.fetch,
        signal,
        onBytes: (count) => {
          arriving.set(file.name, (arriving.get(file.name) ?? 0) + count);
          report(plan);
        },
      });
      stopIfAborted();
      const storedType = toStoredType(file.name, type);
      // The response is an error page with status 200, or an image format that can contain scripts.
      if (storedType === null) throw new DownloadError('missing', `${file.name}: ${type}`);
      await store.put(file.name, body, storedType);
      stored.set(file.name, body.size);
      failures = 0;
      wasRefused = false;
    } catch (error) {
      // If an optional file is refused, the others may still be accessible.
      if (file.isOptional) wasRefused = false;
      if (!isLeftOut(file, toFailure(error))) throw error;
      leftOut.add(file.name);
    } finally {
      arriving.delete(file.name);
      report(plan);
    }
  };

  /**
   * Whether to leave out a file. Many hosts respond with 403 for a file that does not exist. If
   * only `<img>` may load a poster from its host, fetching it fails with a network error.
   */
  const isLeftOut = ({ name, isOptional }: PlannedFile, failure: DownloadFailure): boolean => {
    if (!isOptional || failure === 'missing') return isOptional;
    const isBlocked = failure === 'network' && context.isOnline() && name.startsWith('poster');
    if (failure !== 'refused' && !isBlocked) return false;
    const count = (failuresOf.get(name) ?? 0) + 1;
    failuresOf.set(name, count);
    return count >= (isBlocked ? 3 : 2);
  };

  const finish = async (plan: DownloadPlan, details: ClassDetails): Promise<DownloadManifest> => {
    for (const { name, text, type } of plan.texts) {
      stopIfAborted();
      await store.put(name, new Blob([text], { type }), type);
    }
    stored = await store.list();
    const names = [...plan.files, ...plan.texts].map(({ name }) => name);
    const files = names
      .filter((name) => !leftOut.has(name))
      .map((name) => ({ name, bytes: stored.get(name) ?? -1 }));
    // The browser needs the space, or another tab has removed files of the class.
    if (files.some(({ bytes }) => bytes < 0)) throw new DownloadError('removed');
    const manifest = createManifest({
      ...toLocalClass(plan, details, getFolder(context.uid, classId), leftOut),
      uid: context.uid,
      classId,
      files,
      takenAt: context.now(),
    });
    stopIfAborted();
    await store.writeManifest(manifest);
    return manifest;
  };

  const attempt = async (): Promise<DownloadManifest> => {
    planned ??= await readNewPlan();
    const { plan, details } = planned;
    report(plan);
    const remaining = plan.files.filter(({ name }) => !stored.has(name) && !leftOut.has(name));
    await forEachParallel(remaining, (file) => fetchOne(plan, file));
    return finish(plan, details);
  };

  /** Waits before the next attempt; throws when no attempt is left. */
  const recover = async (error: unknown): Promise<void> => {
    const failure = toFailure(error);
    stopIfAborted();
    if (failure === 'refused') {
      if (wasRefused) throw new DownloadError('denied');
      wasRefused = true;
      planned = null;
      return;
    }
    if (failure === 'removed') {
      removals += 1;
      if (removals > MAX_REMOVALS) throw error;
      return;
    }
    if (failure !== 'network' && failure !== 'busy') throw error;
    const delay = RETRY_DELAYS_MS[failures];
    failures += 1;
    if (delay === undefined || !context.isOnline()) throw error;
    await context.wait(delay, signal);
    stopIfAborted();
  };

  return { attempt, recover };
};

/**
 * Downloads a class, or the rest of it, and writes its manifest
 * (docs/product/downloads.md#downloads). Retries after network failures, and reads new URLs when
 * the server refuses the old ones. Rejects with `DownloadError`, or with the error of `getDetails`
 * or `getPlayback`.
 */
export const runDownload = async (
  context: DownloadContext,
  task: DownloadTask,
): Promise<DownloadManifest> => {
  const { attempt, recover } = createRun(context, task);
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      await recover(error);
    }
  }
};
