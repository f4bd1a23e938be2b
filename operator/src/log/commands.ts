import { InvalidArgumentError, type Command } from 'commander';

import { addGroupHelp, createProjectOption, type ProjectOptions } from '../command/options';

/** The parsed command line of `gschool log`. */
export type LogRequest = { project: string | undefined } & (
  | { command: 'verify' }
  | {
      command: 'export';
      /** The JSON file to write. */
      path: string;
      /** ISO days in UTC, both included; null for no limit. */
      since: string | null;
      until: string | null;
    }
  | {
      command: 'replay';
      /** A file that `export` wrote. */
      path: string;
    }
);

interface ExportOptions extends ProjectOptions {
  since?: string;
  until?: string;
}

const VERIFY_HELP = `
Each act contains the hash of the act before it. The command finds an act that was changed, removed
or added by anything but the product. It can't find that the whole end of the log was removed
together with its head, so keep the last hash that it prints somewhere else.`;

const REPLAY_HELP = `
Only for the emulators. Fill them with the documents from before the first act, then run this
command. Each act keeps its id and its time. If all effects are the same, the log ends with the same
hash; otherwise the command fails.`;

const parseDay = (text: string): string => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // For February 30, `Date.parse` returns a day in March, or NaN.
  if (!Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === text) return text;
  throw new InvalidArgumentError('It takes a date such as 2027-01-31.');
};

/** Adds `gschool log verify|export|replay`. */
export const addLogCommands = (
  program: Command,
  handle: (request: LogRequest) => Promise<void> | void,
): void => {
  const log = program
    .command('log')
    .description('Checks the log of what administrators did, and runs it again on the emulators.');
  addGroupHelp(log, 'FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST');
  const command = (name: string, description: string) =>
    log.command(name).description(description).addOption(createProjectOption());

  command('verify', 'Checks that no act was changed, removed or added afterwards.')
    .addHelpText('after', VERIFY_HELP)
    .action(({ project }: ProjectOptions) => handle({ command: 'verify', project }));

  command('export', 'Writes the acts of a period to a file, for replay.')
    .argument('<file>', 'the JSON file to write')
    .option('--since <YYYY-MM-DD>', 'the first day, in UTC', parseDay)
    .option('--until <YYYY-MM-DD>', 'the last day, in UTC', parseDay)
    .action((path: string, { project, since, until }: ExportOptions) =>
      handle({ command: 'export', project, path, since: since ?? null, until: until ?? null }),
    );

  command('replay', 'Runs the acts of a file again on the emulators.')
    .argument('<file>', 'a file that export wrote')
    .addHelpText('after', REPLAY_HELP)
    .action((path: string, { project }: ProjectOptions) =>
      handle({ command: 'replay', project, path }),
    );
};
