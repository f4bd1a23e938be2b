import { orderStates, parseOrderNumber, type OrderState } from '@gschool/domain';
import { Argument, InvalidArgumentError, Option, type Command } from 'commander';

import {
  addGroupHelp,
  createDryRunOption,
  createProjectOption,
  type ProjectOptions,
} from '../command/options';

/** The parsed command line of `gschool order`. */
export type OrderRequest = { project: string | undefined } & (
  | {
      command: 'list';
      state: OrderState | null;
      limit: number;
      /** An ISO time in UTC, or null. */
      before: string | null;
      /** True to list only orders with a successful payment. */
      withPayment: boolean;
    }
  | { command: 'show'; number: string }
  | {
      command: 'state';
      number: string;
      state: OrderState;
      /** Payments that the operator refunded in Stripe. They do not count. */
      refunded: readonly string[];
      isDryRun: boolean;
    }
);

interface ListOptions extends ProjectOptions {
  state?: OrderState;
  limit: number;
  before?: string;
  withPayment?: true;
}

interface StateOptions extends ProjectOptions {
  refunded: readonly string[];
  dryRun?: true;
}

const STATE_HELP = `
requested → paid → sent → delivered. Until it is sent, an order can become cancelled.
requested only makes a new order trackable by its number.

An order can become paid only if the same customer’s payment succeeded, names this order and
has the same items, and if products and shipping match the shop’s catalog. Before sent, the
payment is compared with the order again, and an order with two payments is refused.
Before cancelled, each payment that succeeded must be refunded.

Refunds and disputes are not in Firestore: look at the payment’s page in Stripe, which show prints.
After you refund a payment there, name it with --refunded, and it no longer counts.`;

const parseLimit = (text: string): number => {
  const limit = Number(text);
  if (Number.isInteger(limit) && limit >= 1 && limit <= 200) return limit;
  throw new InvalidArgumentError('--limit takes a number from 1 to 200.');
};

const parseBefore = (text: string): string => {
  const isTime = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z)?$/.test(text);
  if (isTime && !Number.isNaN(Date.parse(text))) return text;
  throw new InvalidArgumentError('--before takes a time in UTC such as 2026-11-20T10:00:00Z.');
};

const parseNumber = (text: string): string => {
  const number = parseOrderNumber(text);
  if (number) return number;
  throw new InvalidArgumentError(
    'It is not an order number: 26 digits and letters, with or without hyphens.',
  );
};

/** Adds `gschool order list|show|state`. */
export const addOrderCommands = (
  program: Command,
  handle: (request: OrderRequest) => Promise<void> | void,
): void => {
  const order = program.command('order').description('Lists, shows and changes orders.');
  addGroupHelp(order, 'FIRESTORE_EMULATOR_HOST');
  const command = (name: string, description: string) =>
    order.command(name).description(description).addOption(createProjectOption());
  const orderCommand = (name: string, description: string) =>
    command(name, description).argument('<number>', 'the order’s number', parseNumber);

  command('list', 'Prints the latest orders: number, date, state, and whether they have been paid.')
    .addOption(new Option('--state <state>', 'only orders in this state').choices(orderStates))
    .option('--limit <n>', 'how many, 1 to 200', parseLimit, 20)
    .option('--before <time>', 'only older ones, such as 2026-11-20T10:00:00Z', parseBefore)
    .option(
      '--with-payment',
      'only orders for which a payment succeeded, those with the newest payment first; --before is the time of the payment',
    )
    .action(({ project, state, limit, before, withPayment }: ListOptions) =>
      handle({
        command: 'list',
        project,
        state: state ?? null,
        limit,
        before: before ?? null,
        withPayment: withPayment ?? false,
      }),
    );

  orderCommand(
    'show',
    'Prints an order with its address, its items, what was paid, and what doesn’t match.',
  ).action((number: string, { project }: ProjectOptions) =>
    handle({ command: 'show', project, number }),
  );

  orderCommand(
    'state',
    'Changes an order’s state, both in the order and in what its tracking number shows.',
  )
    .addArgument(new Argument('<state>', 'the new state').choices(orderStates))
    .option(
      '--refunded <payment>',
      'a payment (pi_…) that you refunded in Stripe; can be repeated',
      (payment: string, all: readonly string[]) => [...all, payment],
      [],
    )
    .addOption(createDryRunOption())
    .addHelpText('after', STATE_HELP)
    .action((number: string, state: OrderState, { project, refunded, dryRun }: StateOptions) => {
      const isDryRun = dryRun ?? false;
      return handle({ command: 'state', project, number, state, refunded, isDryRun });
    });
};
