import type { OrderCommand } from './options';

const shared = `  --project ID        the Firebase project; without it, GOOGLE_CLOUD_PROJECT, then the project
                      of the key file, then that of .env`;

const texts: Readonly<Record<OrderCommand, string>> = {
  list: `npm run order -- list
Prints the latest orders: number, date, state, and whether they have been paid.

  --state STATE       only orders in this state
  --limit N           how many, 1 to 200 (default: 20)
${shared}`,
  show: `npm run order -- show NUMBER
Prints an order with its address, its items, what was paid, and what doesn’t match.

${shared}`,
  state: `npm run order -- state NUMBER requested|paid|sent|delivered|cancelled
Changes an order’s state, both in the order and in what its tracking number shows.
requested → paid → sent → delivered. Until it is sent, an order can become cancelled.
\`requested\` only makes a new order trackable by its number.

An order can become paid only if the same customer’s payment succeeded, names this order and
has the same items, and if products and shipping match the shop’s catalog.

  --dry-run           prints what would change and writes nothing
${shared}`,
};

const overview = `npm run order -- COMMAND [OPTIONS]

  list                the latest orders (--state STATE, --limit N)
  show NUMBER         an order, what was paid for it, and what doesn’t match
  state NUMBER STATE  requested, paid, sent, delivered or cancelled

For more about a command: npm run order -- COMMAND --help. Credentials: set
GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file, or set the emulator’s variable
(FIRESTORE_EMULATOR_HOST).
Exit codes: 0 done or nothing to do, 1 refused or failed, 2 invalid command.`;

/** The help of one command, or of all. */
export const orderHelp = (command: OrderCommand | null): string =>
  command === null ? overview : texts[command];
