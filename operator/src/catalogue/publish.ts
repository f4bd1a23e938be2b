import { randomUUID } from 'node:crypto';

import {
  AdminError,
  assertNoOtherRun,
  BATCH_LIMITS,
  countDeletedClasses,
  createPackAct,
  createPackContent,
  isIdle,
  isSameContent,
  prepareContent,
  publishRelease,
  readLiveState,
  refreshLive,
  type ContentService,
  type LiveState,
  type PreparedPublication,
} from '@gschool/admin';
import type { ContentPack } from '@gschool/domain/content-pack';

import { RejectedError } from '../command/errors';
import type { Print } from '../command/print';
import type { ToMedia } from './media';
import type { Progress } from './progress';

/** What a publication of a pack depends on. */
export interface PackPublication {
  content: ContentService;
  pack: ContentPack;
  mediaBase: string;
  toMedia: ToMedia;
  progress: Progress;
  /** Epoch milliseconds. */
  now: () => number;
  wait: (ms: number) => Promise<void>;
  print: Print;
  batchWrites: number;
}

const toRejection = (error: unknown): unknown => {
  const code = error instanceof AdminError ? error.body.code : null;
  if (code === 'publication-running')
    return new RejectedError(
      'Another publication to this project is running. Run the command again when it is done.',
    );
  if (code === 'release-changed')
    return new RejectedError(
      'The live release is no longer the one that this run has read: something else has published. ' +
        'The catalog stays as it is. Run the command again.',
    );
  return error;
};

/** Runs an action, and words the refusals that another publication causes. */
export const toRejections = async <T>(action: () => Promise<T>): Promise<T> => {
  try {
    return await action();
  } catch (error) {
    throw toRejection(error);
  }
};

/**
 * Reads the live release. An interrupted publication looks like one that is running, so it waits
 * once, for at most 20 seconds. Throws a `RejectedError` if another publication still runs then.
 */
export const readIdleState = ({ content, now, wait, print }: PackPublication): Promise<LiveState> =>
  toRejections(async () => {
    const state = await readLiveState(content);
    try {
      assertNoOtherRun(state.run, now());
    } catch (error) {
      if (!(error instanceof AdminError)) throw error;
      const seconds = (error.body.retryAfter ?? 0) + 1;
      print(`Another publication has begun and not ended. Waiting ${seconds} s for it.`);
      await wait(seconds * 1000);
      const later = await readLiveState(content);
      assertNoOtherRun(later.run, now());
      return later;
    }
    return state;
  });

/** Compares a pack with the live release. Writes nothing. */
export const preparePack = (
  { content, pack, mediaBase, toMedia, now }: PackPublication,
  state: LiveState,
): Promise<PreparedPublication> => {
  const time = now();
  const options = { mediaBase, toMedia, live: state.live, now: time };
  return prepareContent(content, state, createPackContent(pack, options), time);
};

/** Whether a publication would change nothing, and no interrupted one is left. */
export const isPublished = (prepared: PreparedPublication): boolean =>
  isSameContent(prepared) && prepared.writes.length === 0 && isIdle(prepared.state.run);

/**
 * Throws a `RejectedError` if more than half of the live classes would be deleted. That most likely
 * means the wrong pack or the wrong project.
 */
export const assertMostClassesStay = ({
  isMassDeletion,
  writes,
  documentsBefore,
}: PreparedPublication): void => {
  if (!isMassDeletion) return;
  const { live, deleted } = countDeletedClasses(documentsBefore, writes);
  throw new RejectedError(
    `${deleted} of ${live} live classes are not in this pack and would be deleted. ` +
      'To delete them, add --replace.',
  );
};

/**
 * Publishes a prepared pack as a new release. If the release would equal the live one, only the
 * documents are written again, such as those of a replay. Throws a `RejectedError` if something else
 * publishes at the same time.
 */
export const commitPack = async (
  { content, progress, now, batchWrites }: PackPublication,
  prepared: PreparedPublication,
): Promise<void> => {
  const id = randomUUID();
  const time = now();
  progress.start('documents', prepared.writes.length);
  try {
    await toRejections(async () => {
      if (isSameContent(prepared)) await refreshLive(content, time);
      else
        await publishRelease(content, prepared, {
          by: 'command',
          now: time,
          note: '',
          limits: { ...BATCH_LIMITS, writes: batchWrites },
          createAct: (release) => createPackAct(id, prepared, release, time),
          onProgress: (writes) => progress.advance(writes),
        });
    });
  } finally {
    progress.end();
  }
};
