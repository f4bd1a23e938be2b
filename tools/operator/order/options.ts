import { parseArgs } from 'node:util';

import { orderStates, parseOrderNumber, type OrderState } from '@gschool/domain';

import { UsageError } from '../command/outcome';

const commands = ['list', 'show', 'state'] as const;
export type OrderCommand = (typeof commands)[number];

interface Common {
  project: string | undefined;
}

/** What `npm run order` was asked for. */
export type OrderOptions = Common &
  (
    | { command: 'list'; state: OrderState | null; limit: number }
    | { command: 'show'; number: string }
    | { command: 'state'; number: string; state: OrderState; isDryRun: boolean }
  );

const allowed: Readonly<Record<OrderCommand, readonly string[]>> = {
  list: ['state', 'limit'],
  show: [],
  state: ['dry-run'],
};
const always = ['project', 'help'];

const read = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        limit: { type: 'string' },
        project: { type: 'string' },
        'dry-run': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
};

const stateOf = (text: string | undefined): OrderState => {
  const state = orderStates.find((known) => known === text);
  if (state) return state;
  throw new UsageError(
    `The state must be one of ${orderStates.join(', ')}${text === undefined ? '' : `, not "${text}"`}.`,
  );
};

const limitOf = (text: string | undefined): number => {
  const limit = Number(text ?? 20);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 200) return limit;
  throw new UsageError('--limit takes a number from 1 to 200.');
};

const numberOf = (text: string | undefined): string => {
  if (text === undefined) throw new UsageError('Which order? Give its number.');
  const number = parseOrderNumber(text);
  if (number) return number;
  throw new UsageError(
    `"${text}" is not an order number: 26 digits and letters, with or without hyphens.`,
  );
};

/**
 * Reads the command line; `{ help }` names the command whose help is wanted.
 *
 * @throws UsageError for everything that is not understood
 */
export const parseOrder = (
  args: readonly string[],
): OrderOptions | { help: OrderCommand | null } => {
  const { values, positionals } = read(args);
  const [name, ...rest] = positionals;
  const command = commands.find((known) => known === name);
  if (values.help) return { help: command ?? null };
  if (!command) {
    throw new UsageError(
      name === undefined ? 'Which command do you want to run?' : `There is no command "${name}".`,
    );
  }
  const stray = Object.keys(values).find((key) => ![...always, ...allowed[command]].includes(key));
  if (stray) throw new UsageError(`--${stray} can’t be used with ${command}.`);
  const expected = { list: 0, show: 1, state: 2 }[command];
  if (rest.length > expected) {
    throw new UsageError(`Too many arguments: ${rest.slice(expected).join(' ')}`);
  }
  const { project } = values;
  switch (command) {
    case 'list': {
      const state = values.state === undefined ? null : stateOf(values.state);
      return { command, project, state, limit: limitOf(values.limit) };
    }
    case 'show':
      return { command, project, number: numberOf(rest[0]) };
    case 'state': {
      const isDryRun = values['dry-run'] ?? false;
      return { command, project, number: numberOf(rest[0]), state: stateOf(rest[1]), isDryRun };
    }
  }
};
