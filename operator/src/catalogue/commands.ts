import { BATCH_LIMITS } from '@gschool/admin';
import { InvalidArgumentError, type Command } from 'commander';

import {
  addGroupHelp,
  createBucketOption,
  createDryRunOption,
  createProjectOption,
  type ProjectOptions,
} from '../command/options';

/** The parsed command line of `gschool catalogue publish`. */
export interface PublishRequest {
  command: 'publish';
  /** The pack's folder, or the path of its `catalogue.json`. */
  path: string;
  project: string | undefined;
  bucket: string | undefined;
  /** The folder in the bucket: `''`, or a path that ends with `/`. */
  prefix: string;
  /** Ends in `/`. */
  mediaBase: string | undefined;
  /** The URL of videos and captions, if they are not with the pictures. Ends in `/`. */
  videoBase: string | undefined;
  samples: string | undefined;
  batchWrites: number;
  isDryRun: boolean;
  replaces: boolean;
}

/** The parsed command line of `gschool catalogue snapshot`. */
export interface SnapshotRequest {
  command: 'snapshot';
  /** The file to write. */
  out: string;
  project: string | undefined;
}

/** The parsed command line of `gschool catalogue repair` and `due`. */
export interface RepairRequest {
  command: 'repair' | 'due';
  project: string | undefined;
}

/** The parsed command line of `gschool catalogue`. */
export type CatalogueRequest =
  | { command: 'check'; path: string }
  | RepairRequest
  | PublishRequest
  | SnapshotRequest;

interface PublishOptions extends ProjectOptions {
  dryRun?: true;
  bucket?: string;
  prefix: string;
  mediaBase?: string;
  videoBase?: string;
  samples?: string;
  replace?: true;
  batch: number;
}

const PATH_HELP = 'the pack’s folder, or the catalogue.json in it';
const PUBLISH_HELP = `
Publishes the pack as a new release, which the studio can show and restore. Members see the old
catalog or the new one. If a run is interrupted, run the command again.`;

const parsePrefix = (text: string): string => {
  const path = text.replace(/\/$/, '');
  if (path === '') return '';
  if (/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(path)) return `${path}/`;
  throw new InvalidArgumentError('--prefix takes names with "/" between them.');
};

const parseBase = (text: string): string => {
  const isAllowed = /^(https:\/\/|http:\/\/localhost:)[^?#]+$/.test(text);
  if (!URL.canParse(text) || !isAllowed) {
    throw new InvalidArgumentError(
      'It takes an https URL, or http://localhost:PORT with the emulators.',
    );
  }
  return text.endsWith('/') ? text : `${text}/`;
};

const parseBatch = (text: string): number => {
  const writes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (writes >= 1 && writes <= BATCH_LIMITS.writes) return writes;
  throw new InvalidArgumentError(`--batch takes 1 to ${BATCH_LIMITS.writes} writes.`);
};

const SNAPSHOT_HELP = `
Reads what everyone may read: products with their prices, and events. The build prerenders a page
for each of them (the setting SITE_SNAPSHOT). Pages of products and events that were added later
load their data in the browser until the next build.`;

const REPAIR_HELP = `
Reads every live document and writes those that differ from the live release: after someone has
changed one by hand, or after an update of the product that changes what documents contain.`;

const DUE_HELP = `
The function publishDue does the same every five minutes (docs/deploy.md). Use this command if it is
not deployed, and on the emulators, which run no schedules.`;

/** Adds `gschool catalogue check|publish|repair|due|snapshot`. */
export const addCatalogueCommands = (
  program: Command,
  handle: (request: CatalogueRequest) => Promise<void> | void,
): void => {
  const catalogue = program
    .command('catalogue')
    .description('Checks and publishes a content pack (docs/content-pack.md).');
  addGroupHelp(
    catalogue,
    'FIRESTORE_EMULATOR_HOST, and with --bucket also FIREBASE_STORAGE_EMULATOR_HOST',
  );

  catalogue
    .command('check')
    .description('Reads a content pack and lists every error.')
    .argument('<path>', PATH_HELP)
    .action((path: string) => handle({ command: 'check', path }));

  catalogue
    .command('publish')
    .description('Checks a content pack, uploads its media and writes its documents.')
    .argument('<path>', PATH_HELP)
    .addOption(createDryRunOption())
    .addOption(
      createBucketOption(
        'uploads pictures and videos to this bucket, and skips those already there',
      ),
    )
    .option('--prefix <path>', 'the folder in the bucket', parsePrefix, 'catalogue/')
    .option(
      '--media-base <url>',
      'where the media are. Without --bucket: where you uploaded them yourself. ' +
        'With --bucket: your own host in front of the bucket',
      parseBase,
    )
    .option(
      '--video-base <url>',
      'where you uploaded the videos and captions yourself, such as a private bucket. ' +
        'They are then not uploaded to --bucket',
      parseBase,
    )
    .option(
      '--samples <file>',
      'writes the public classes and the instructors for visitors’ pages (the setting SITE_SAMPLES)',
    )
    .option(
      '--replace',
      'continues even if more than half of the live classes would be deleted, or changes that were published in the studio',
    )
    .addOption(createProjectOption())
    .option('--batch <n>', 'how many writes go into one commit', parseBatch, BATCH_LIMITS.writes)
    .addHelpText('after', PUBLISH_HELP)
    .action((path: string, options: PublishOptions) =>
      handle({
        command: 'publish',
        path,
        project: options.project,
        bucket: options.bucket,
        prefix: options.prefix,
        mediaBase: options.mediaBase,
        videoBase: options.videoBase,
        samples: options.samples,
        batchWrites: options.batch,
        isDryRun: options.dryRun ?? false,
        replaces: options.replace ?? false,
      }),
    );

  catalogue
    .command('repair')
    .description('Compares the live documents with the live release and writes what differs.')
    .addOption(createProjectOption())
    .addHelpText('after', REPAIR_HELP)
    .action(({ project }: ProjectOptions) => handle({ command: 'repair', project }));

  catalogue
    .command('due')
    .description('Publishes planned releases that are due, and replays of events that have ended.')
    .addOption(createProjectOption())
    .addHelpText('after', DUE_HELP)
    .action(({ project }: ProjectOptions) => handle({ command: 'due', project }));

  catalogue
    .command('snapshot')
    .description('Writes the products and events that the build prerenders.')
    .option('--out <file>', 'the file to write', 'snapshot.json')
    .addOption(createProjectOption())
    .addHelpText('after', SNAPSHOT_HELP)
    .action(({ out, project }: ProjectOptions & { out: string }) =>
      handle({ command: 'snapshot', out, project }),
    );
};
