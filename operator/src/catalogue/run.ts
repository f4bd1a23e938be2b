import { writeFileSync } from 'node:fs';

import { listErrorLines, splitMedia } from '@gschool/admin/pack-files';
import {
  getMediaUrl,
  createPackDocuments,
  getPackSamples,
  type MediaBase,
} from '@gschool/domain/content-pack';

import { readPack, type ReadPackResult } from '../content-pack/read';
import { RejectedError, UsageError } from '../command/errors';
import type { Print } from '../command/print';
import type { Bucket } from './bucket';
import { findDocumentErrors, findPackDocumentErrors } from './documentErrors';
import { createMediaUrls, planMedia, withDiskNames, withVideoBase } from './media';
import type { PublishRequest } from './commands';
import type { Progress } from './progress';
import {
  assertMostClassesStay,
  startRun,
  commitRun,
  preparePublication,
  type Publication,
} from './publish';
import type { RetryOptions } from './retry';
import type { DocumentStore } from './store';
import { formatPack, formatPlan, formatSize } from './format';
import { assertPublic, findMissingObjects, uploadObjects } from './upload';
import type { Journal } from './journal';

/** The values that a publication depends on. */
export interface PublishContext {
  store: DocumentStore;
  bucket: Bucket | null;
  journal: Journal;
  progress: Progress;
  retry: RetryOptions;
  project: string;
  now: number;
  pid: number;
  isAlive: (pid: number) => boolean;
  print: Print;
}

type ValidPack = ReadPackResult & { ok: true };

/** Reads and checks a pack, and prints a summary; throws a `RejectedError` with every error. */
export const checkPackAt = async (path: string, print: Print): Promise<ValidPack> => {
  const result = await readPack(path);
  if (!result.ok) throw new RejectedError(...listErrorLines(path, result.errors));
  throwIfErrors(path, findPackDocumentErrors(result.pack));
  print(`The content pack in ${path} is valid.`);
  print(formatPack(result.pack, result.files.size));
  return result;
};

const throwIfErrors = (path: string, errors: readonly string[]): void => {
  if (errors.length === 0) return;
  throw new RejectedError(
    `The content pack in ${path} can’t be published:`,
    ...errors.map((error) => `  ${error}`),
  );
};

/** The base URL of the media, and the files that must be uploaded. */
const resolveMedia = async (
  { pack, root, files }: ValidPack,
  { bucket }: PublishContext,
  { prefix, mediaBase, videoBase }: PublishRequest,
) => {
  const { pictures, videos } = splitMedia(pack);
  const uploaded = videoBase === undefined ? [...pictures, ...videos] : pictures;
  const withVideos = (base: MediaBase): MediaBase =>
    videoBase === undefined ? base : withVideoBase(base, withDiskNames(videoBase, files), videos);
  if (bucket === null) {
    if (mediaBase === undefined && uploaded.length > 0) {
      throw new UsageError(
        'Where are the pictures and videos of this pack? --bucket NAME uploads them; ' +
          '--media-base https://… says where you’ve uploaded them yourself.',
      );
    }
    const base = withDiskNames(mediaBase ?? '', files);
    return { base: withVideos(base), missing: [], all: 0, probeUrl: null };
  }
  const plan = await planMedia(root, uploaded);
  const missing = await findMissingObjects(bucket, prefix, plan.objects);
  const baseUrl = mediaBase ?? bucket.baseUrl + prefix;
  const [firstObject] = plan.objects;
  return {
    base: withVideos(createMediaUrls(baseUrl, plan)),
    missing,
    all: plan.objects.length,
    /** The URL of any one file, because all files are served in the same way. */
    probeUrl: firstObject ? getMediaUrl(baseUrl, firstObject.name) : null,
  };
};

/** Publishes a pack, and prints each step. */
export const publishPack = async (
  request: PublishRequest,
  context: PublishContext,
): Promise<void> => {
  const { print, bucket, retry, progress } = context;
  const result = await checkPackAt(request.path, print);
  const media = await resolveMedia(result, context, request);
  const documents = createPackDocuments(result.pack, {
    base: media.base,
    now: new Date(context.now),
  });
  throwIfErrors(request.path, findDocumentErrors(documents));
  const { batchWrites, isDryRun } = request;
  const run: Publication = { ...context, documents, batchWrites, isDryRun };
  const prepared = await preparePublication(run);
  const { plan, batches, continued } = prepared;

  if (continued) {
    print(
      `Continuing an interrupted run: ${continued.done.size} of ${batches.length} batches are done.`,
    );
  }
  print(formatPlan(plan));
  if (bucket) {
    const bytes = media.missing.reduce((sum, { size }) => sum + size, 0);
    print(
      `files: ${media.missing.length} to upload (${formatSize(bytes)}), ` +
        `${media.all - media.missing.length} already there`,
    );
  }
  if (!request.replaces) assertMostClassesStay(prepared, result.pack.videos.length);
  if (isDryRun) {
    print('Dry run: nothing was written.');
    return;
  }
  const isUnchanged = plan.writes.length === 0 && media.missing.length === 0;
  if (!isUnchanged) startRun(run, prepared);
  if (bucket && media.missing.length > 0) {
    await uploadObjects(bucket, request.prefix, media.missing, progress, retry);
  }
  if (bucket && media.probeUrl !== null) await assertPublic(bucket, media.probeUrl);
  if (isUnchanged) context.journal.finish();
  else await commitRun(run, prepared);
  writeSamples(request.samples, result, media.base, print);
  print(
    isUnchanged
      ? 'Nothing to do: this pack is already published.'
      : 'Published. Members see it within 30 minutes.',
  );
};

const writeSamples = (
  file: string | undefined,
  { pack }: ValidPack,
  base: MediaBase,
  print: Print,
): void => {
  if (file === undefined) return;
  const samples = getPackSamples(pack, base);
  writeFileSync(file, `${JSON.stringify(samples, null, 2)}\n`);
  print(
    `${samples.classes.length} public samples → ${file}. Set SITE_SAMPLES to this file and build again.`,
  );
};
