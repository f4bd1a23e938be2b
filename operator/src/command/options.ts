import { InvalidArgumentError, Option, type Command } from 'commander';

/** The options of every command that connects to a project. */
export interface ProjectOptions {
  project?: string;
}

/** Creates the option `--project ID`. */
export const createProjectOption = (): Option =>
  new Option(
    '--project <id>',
    'the Firebase project; without it, GOOGLE_CLOUD_PROJECT, then the project of the key file, ' +
      'then that of .env',
  );

/** Creates the option `--dry-run`. */
export const createDryRunOption = (): Option =>
  new Option('--dry-run', 'prints what would change and writes nothing');

const parseBucket = (text: string): string => {
  const name = text.replace(/^gs:\/\//, '').replace(/\/$/, '');
  if (/^[a-z0-9][a-z0-9._-]{1,221}[a-z0-9]$/.test(name)) return name;
  throw new InvalidArgumentError('--bucket takes the name of a bucket.');
};

/** Creates the option `--bucket NAME`. */
export const createBucketOption = (description: string): Option =>
  new Option('--bucket <name>', description).argParser(parseBucket);

/** Adds the end of the help text, which all command groups share. */
export const addGroupHelp = (group: Command, emulatorVariables: string): Command =>
  group.addHelpText(
    'after',
    `
For more about a command: npx gschool ${group.name()} COMMAND --help
or npm run ${group.name()} -- COMMAND --help.
Credentials: set GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file, or set the
emulators’ variables (${emulatorVariables}).

Exit codes: 0 done or nothing to do, 1 rejected or failed, 2 invalid command.`,
  );
