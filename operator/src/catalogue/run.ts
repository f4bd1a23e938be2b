import { writeFileSync } from 'node:fs';

import { findDocumentErrors, type ContentService } from '@gschool/admin';
import {
  createPackDocuments,
  getMediaUrl,
  getPackSamples,
  type ContentPack,
  type MediaBase,
} from '@gschool/domain/content-pack';

import { listErrorLines } from '../content-pack/formatErrors';
import { readPack, type ReadPackResult } from '../content-pack/read';
import { RejectedError, UsageError } from '../command/errors';
import type { Print } from '../command/print';
import { createRetriedContent } from '../content/retriedContent';
import type { Bucket } from './bucket';
import { createDiskNames, planMedia, splitMedia, withVideoBase, type ToMedia } from './media';
import type { PublishRequest } from './commands';
import type { Progress } from './progress';
import {
  assertMostClassesStay,
  commitPack,
  isPublished,
  preparePack,
  readIdleState,
  type PackPublication,
} from './publish';
import type { RetryOptions } from './retry';
import { formatPack, formatPlan, formatSize } from './format';
import { assertNoStudioChanges } from './studioChanges';
import { assertPublic, findMissingObjects, uploadObjects } from './upload';

/** The values that a publication depends on. */
export interface PublishContext {
  content: ContentService;
  bucket: Bucket | null;
  progress: Progress;
  retry: RetryOptions;
  /** Epoch milliseconds. */
  now: () => number;
  print: Print;
}

type ValidPack = ReadPackResult & { ok: true };

/** A long URL that stands for URLs that are not known yet. */
const PLACEHOLDER_BASE = `https://${'x'.repeat(120)}/`;

/** Checks the documents of a pack before its media URLs are known. */
const findPackDocumentErrors = (pack: ContentPack): readonly string[] =>
  findDocumentErrors(createPackDocuments(pack, { base: PLACEHOLDER_BASE, now: new Date(0) })).map(
    ({ path, reason }) => `${path}: ${reason}`,
  );

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

/** Where the media are, and the files that must be uploaded. */
interface ResolvedMedia {
  mediaBase: string;
  toMedia: ToMedia;
  missing: Awaited<ReturnType<typeof findMissingObjects>>;
  /** The number of files. */
  all: number;
  /** The URL of any one file, because all files are served in the same way. */
  probeUrl: string | null;
}

const resolveMedia = async (
  { pack, root, files }: ValidPack,
  { bucket }: PublishContext,
  { prefix, mediaBase, videoBase }: PublishRequest,
): Promise<ResolvedMedia> => {
  const { pictures, videos } = splitMedia(pack);
  const uploaded = videoBase === undefined ? [...pictures, ...videos] : pictures;
  const toDiskName = createDiskNames(files);
  const withVideos = (toMedia: ToMedia): ToMedia =>
    videoBase === undefined ? toMedia : withVideoBase(toMedia, videoBase, toDiskName, videos);
  if (bucket === null) {
    if (mediaBase === undefined && uploaded.length > 0) {
      throw new UsageError(
        'Where are the pictures and videos of this pack? --bucket NAME uploads them; ' +
          '--media-base https://… says where you’ve uploaded them yourself.',
      );
    }
    const toMedia = withVideos(toDiskName);
    return { mediaBase: mediaBase ?? '', toMedia, missing: [], all: 0, probeUrl: null };
  }
  const plan = await planMedia(root, uploaded);
  const missing = await findMissingObjects(bucket, prefix, plan.objects);
  const baseUrl = mediaBase ?? bucket.baseUrl + prefix;
  const [firstObject] = plan.objects;
  return {
    mediaBase: baseUrl,
    toMedia: withVideos(plan.getObjectName),
    missing,
    all: plan.objects.length,
    probeUrl: firstObject ? getMediaUrl(baseUrl, firstObject.name) : null,
  };
};

/** Publishes a pack, and prints each step. */
export const publishPack = async (
  request: PublishRequest,
  context: PublishContext,
): Promise<void> => {
  const { print, bucket, retry, progress, now } = context;
  const result = await checkPackAt(request.path, print);
  const { pack } = result;
  const { mediaBase, toMedia, missing, all, probeUrl } = await resolveMedia(
    result,
    context,
    request,
  );
  const content = createRetriedContent(context.content, retry);
  const { batchWrites } = request;
  const { wait } = retry;
  const run: PackPublication = {
    content,
    pack,
    mediaBase,
    toMedia,
    progress,
    now,
    wait,
    print,
    batchWrites,
  };
  const state = await readIdleState(run);
  const prepared = await preparePack(run, state);
  throwIfErrors(
    request.path,
    prepared.problems.map(({ list, id, reason }) => `${list}/${id}: ${reason}`),
  );
  print(formatPlan(prepared));
  if (bucket) {
    const bytes = missing.reduce((sum, { size }) => sum + size, 0);
    print(
      `files: ${missing.length} to upload (${formatSize(bytes)}), ` +
        `${all - missing.length} already there`,
    );
  }
  if (!request.replaces) {
    assertMostClassesStay(prepared);
    await assertNoStudioChanges(content, prepared);
  }
  if (request.isDryRun) {
    print('Dry run: nothing was written.');
    return;
  }
  if (bucket && missing.length > 0)
    await uploadObjects(bucket, request.prefix, missing, progress, retry);
  if (bucket && probeUrl !== null) await assertPublic(bucket, probeUrl);
  const isUnchanged = isPublished(prepared) && missing.length === 0;
  // The upload may have taken hours, in which an event ended.
  if (!isUnchanged) await commitPack(run, await preparePack(run, state));
  const base: MediaBase = (path) => getMediaUrl(mediaBase, toMedia(path));
  writeSamples(request.samples, result, base, print);
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
