import type { PackFileError } from './checkFolder';

const formatError = ({ entry, reason, fix }: PackFileError): string =>
  fix === undefined ? `  ${entry}  ${reason}` : `  ${entry}  ${reason}. ${fix}`;

/** Formats the errors as lines: a heading, then one line per error below its file. */
export function listErrorLines(
  folder: string,
  errors: readonly PackFileError[],
): readonly string[] {
  const heads = new Map<string, string[]>();
  for (const error of errors) {
    heads.set(error.file, [...(heads.get(error.file) ?? []), formatError(error)]);
  }
  const count = errors.length === 1 ? '1 error' : `${errors.length} errors`;
  const hasFix = errors.some(({ fix }) => fix !== undefined);
  return [
    `The content pack in ${folder} has ${count}.`,
    ...[...heads].flatMap(([file, rows]) => ['', file, ...rows]),
    '',
    ...(hasFix ? ['Commands are for the folder of the pack.'] : []),
    'The format is described in docs/content-pack.md.',
  ];
}

/** Formats the errors as a single text, for the message of an error. */
export const formatErrors = (folder: string, errors: readonly PackFileError[]): string =>
  listErrorLines(folder, errors).join('\n');
