import { parseArgs } from 'node:util';
import { UsageError } from '../command/outcome';
import { limits } from './batches';

/** What `npm run catalogue` was asked for. */
export interface CatalogueOptions {
  command: 'check' | 'publish';
  /** The pack's folder, or the `catalogue.json` in it. */
  path: string;
  project: string | undefined;
  bucket: string | undefined;
  /** Where in the bucket: `''`, or a path that ends in `/`. */
  prefix: string;
  /** Ends in `/`. */
  mediaBase: string | undefined;
  samples: string | undefined;
  journal: string | undefined;
  batchWrites: number;
  isDryRun: boolean;
  replaces: boolean;
}

const publishing = [
  'project',
  'bucket',
  'prefix',
  'media-base',
  'samples',
  'journal',
  'batch',
  'dry-run',
  'replace',
];

/** Reads the command line; throws `UsageError` for everything that is not understood. */
export const parseCatalogue = (args: readonly string[]): CatalogueOptions | 'help' => {
  const { values, positionals } = read(args);
  if (values.help) return 'help';
  const [command, path, ...more] = positionals;
  if (command !== 'check' && command !== 'publish') {
    throw new UsageError(
      command ? `There is no command "${command}".` : 'Which command do you want to run?',
    );
  }
  const stray = Object.keys(values).find((key) => command === 'check' && publishing.includes(key));
  if (stray) throw new UsageError(`--${stray} can’t be used with check.`);
  if (path === undefined) throw new UsageError('Which pack? Give the path of its folder.');
  if (more.length > 0) throw new UsageError(`Too many arguments: ${more.join(' ')}`);
  return {
    command,
    path,
    project: values.project,
    bucket: bucketOf(values.bucket),
    prefix: prefixOf(values.prefix),
    mediaBase: baseOf(values['media-base']),
    samples: values.samples,
    journal: values.journal,
    batchWrites: batchOf(values.batch),
    isDryRun: values['dry-run'] ?? false,
    replaces: values.replace ?? false,
  };
};

const read = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        project: { type: 'string' },
        bucket: { type: 'string' },
        prefix: { type: 'string' },
        'media-base': { type: 'string' },
        samples: { type: 'string' },
        journal: { type: 'string' },
        batch: { type: 'string' },
        'dry-run': { type: 'boolean' },
        replace: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const bucketOf = (text: string | undefined): string | undefined => {
  const name = text?.replace(/^gs:\/\//, '').replace(/\/$/, '');
  if (name === undefined || /^[a-z0-9][a-z0-9._-]{1,221}[a-z0-9]$/.test(name)) return name;
  throw new UsageError(`--bucket takes the name of a bucket, not "${text}".`);
};

const prefixOf = (text = 'catalogue'): string => {
  const path = text.replace(/\/$/, '');
  if (path === '') return '';
  if (/^[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/.test(path)) return `${path}/`;
  throw new UsageError(`--prefix takes names with "/" between them, not "${text}".`);
};

const baseOf = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined;
  const isAddress = URL.canParse(text) && /^https:\/\/[^?#]+$/.test(text);
  if (!isAddress) throw new UsageError(`--media-base takes an https URL, not "${text}".`);
  return text.endsWith('/') ? text : `${text}/`;
};

const batchOf = (text: string | undefined): number => {
  if (text === undefined) return limits.writes;
  const writes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  if (writes >= 1 && writes <= limits.writes) return writes;
  throw new UsageError(`--batch takes 1 to ${limits.writes} writes, not "${text}".`);
};
