import { Option, type Command } from 'commander';

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

/** Adds the common end of the help of a command group. */
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
