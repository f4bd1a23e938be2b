import { Option, type Command } from 'commander';

/** The options of every command that connects to a project. */
export interface ProjectOptions {
  project?: string;
}

/** `--project ID`. */
export const projectOption = (): Option =>
  new Option(
    '--project <id>',
    'the Firebase project; without it, GOOGLE_CLOUD_PROJECT, then the project of the key file, ' +
      'then that of .env',
  );

/** `--dry-run`. */
export const dryRunOption = (): Option =>
  new Option('--dry-run', 'prints what would change and writes nothing');

/** Adds what the help of every group ends with. */
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
