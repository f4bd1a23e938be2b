import { writeFileSync } from 'node:fs';
import {
  mediaAddress,
  packDocuments,
  packSamples,
  type MediaBase,
} from '@gschool/domain/content-pack';
import { formatFaults, readPack, type PackReading } from '../../content-pack/read';
import { Refusal, UsageError } from '../command/outcome';
import type { Bucket } from './bucket';
import { documentFaults, packDocumentFaults } from './faults';
import { basedOn, needsMedia, planMedia } from './media';
import type { CatalogueOptions } from './options';
import type { Progress } from './progress';
import {
  assureNotEmptied,
  beginRun,
  commitRun,
  preparePublication,
  type Publication,
} from './publish';
import type { RetryOptions } from './retry';
import type { DocumentStore } from './store';
import { packWords, planWords, sizeWords } from './summary';
import { assureOpen, missingObjects, uploadObjects } from './upload';
import type { Journal } from './journal';

/** What a publication works with. */
export interface Workshop {
  store: DocumentStore;
  bucket: Bucket | null;
  journal: Journal;
  progress: Progress;
  retry: RetryOptions;
  project: string;
  now: number;
  pid: number;
  isAlive: (pid: number) => boolean;
  print: (line: string) => void;
}

type SoundPack = PackReading & { ok: true };

/** Reads and checks a pack, and prints what it holds; throws a `Refusal` with every fault. */
export const checkPackAt = async (
  path: string,
  print: (line: string) => void,
): Promise<SoundPack> => {
  const reading = await readPack(path);
  if (!reading.ok) throw new Refusal(formatFaults(path, reading.faults));
  refuseFaults(path, packDocumentFaults(reading.pack));
  print(`The content pack in ${path} is valid.`);
  print(packWords(reading.pack, reading.files.size));
  return reading;
};

const refuseFaults = (path: string, faults: readonly string[]): void => {
  if (faults.length === 0) return;
  throw new Refusal(`The content pack in ${path} can’t be published:\n  ${faults.join('\n  ')}`);
};

/** Where the media will be, and what has to be uploaded for it. */
const chooseMedia = async (
  { pack, root }: SoundPack,
  { bucket }: Workshop,
  { prefix, mediaBase }: CatalogueOptions,
) => {
  if (bucket === null) {
    if (mediaBase === undefined && needsMedia(pack)) {
      throw new UsageError(
        'Where are the pictures and videos of this pack? --bucket NAME uploads them; ' +
          '--media-base https://… says where you’ve uploaded them yourself.',
      );
    }
    return { base: mediaBase ?? '', missing: [], all: 0, probe: null };
  }
  const plan = await planMedia(root, pack);
  const missing = await missingObjects(bucket, prefix, plan.objects);
  const address = mediaBase ?? bucket.address + prefix;
  const [some] = plan.objects;
  return {
    base: basedOn(address, plan),
    missing,
    all: plan.objects.length,
    /** The address of one file: all are served alike. */
    probe: some ? mediaAddress(address, some.name) : null,
  };
};

/** Publishes a pack, and prints what it does. Returns the exit code. */
export const publishPack = async (
  options: CatalogueOptions,
  workshop: Workshop,
): Promise<number> => {
  const { print, bucket, retry, progress } = workshop;
  const reading = await checkPackAt(options.path, print);
  const media = await chooseMedia(reading, workshop, options);
  const documents = packDocuments(reading.pack, {
    base: media.base,
    now: new Date(workshop.now),
  });
  refuseFaults(options.path, documentFaults(documents));
  const run: Publication = { ...workshop, documents, batchWrites: options.batchWrites };
  const prepared = await preparePublication(run);
  const { plan, batches, continued } = prepared;

  if (continued) {
    print(
      `Continuing an interrupted run: ${continued.done.size} of ${batches.length} batches are done.`,
    );
  }
  print(planWords(plan));
  if (bucket) {
    const bytes = media.missing.reduce((sum, { size }) => sum + size, 0);
    print(
      `files: ${media.missing.length} to upload (${sizeWords(bytes)}), ` +
        `${media.all - media.missing.length} already there`,
    );
  }
  if (!options.replaces) assureNotEmptied(prepared, reading.pack.videos.length);
  if (options.isDryRun) {
    print('Dry run: nothing was written.');
    return 0;
  }
  const isEmpty = plan.writes.length === 0 && media.missing.length === 0;
  if (!isEmpty) beginRun(run, prepared);
  if (bucket && media.missing.length > 0) {
    await uploadObjects(bucket, options.prefix, media.missing, progress, retry);
  }
  if (bucket && media.probe !== null) await assureOpen(bucket, media.probe);
  if (isEmpty) workshop.journal.end();
  else await commitRun(run, prepared);
  writeSamples(options.samples, reading, media.base, print);
  print(
    isEmpty
      ? 'Nothing to do: this pack is already published.'
      : 'Published. Members see it within 30 minutes.',
  );
  return 0;
};

const writeSamples = (
  file: string | undefined,
  { pack }: SoundPack,
  base: MediaBase,
  print: (line: string) => void,
): void => {
  if (file === undefined) return;
  const samples = packSamples(pack, base);
  writeFileSync(file, `${JSON.stringify(samples, null, 2)}\n`);
  print(
    `${samples.classes.length} public samples → ${file}. Set SITE_SAMPLES to this file and build again.`,
  );
};
