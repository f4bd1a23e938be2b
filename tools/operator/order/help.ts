import type { OrderCommand } from './options';

const shared = `  --project ID        the Firebase project; else GOOGLE_CLOUD_PROJECT, the key's, or that of .env`;

const texts: Readonly<Record<OrderCommand, string>> = {
  list: `npm run order -- list
Prints the latest orders: number, day, state, and whether their payment is there.

  --state STATE       only those in one state
  --limit N           how many, 1 to 200; 20 without it
${shared}`,
  show: `npm run order -- show NUMBER
Prints an order with its address, its lines, what was paid, and what does not agree.

${shared}`,
  state: `npm run order -- state NUMBER requested|paid|sent|delivered|cancelled
Moves an order on: in the order and in what its number tells everybody, together.
requested → paid → sent → delivered; before it is sent it can be cancelled.
\`requested\` only lets a new order be followed by its number.

An order becomes paid only where a payment of the same customer succeeded, names this order
and has the same lines, and where goods and delivery are those of the catalogue.

  --dry-run           prints what would change and writes nothing
${shared}`,
};

const overview = `npm run order -- COMMAND [OPTIONS]

  list                the latest orders (--state STATE, --limit N)
  show NUMBER         an order, what was paid for it, and what does not agree
  state NUMBER STATE  requested, paid, sent, delivered or cancelled

npm run order -- COMMAND --help tells more. Credentials: GOOGLE_APPLICATION_CREDENTIALS
names a service account's key file, or the variable of the emulator is set
(FIRESTORE_EMULATOR_HOST).
Exit code: 0 done or nothing to do, 1 refused or failed, 2 not understood.`;

/** The help of one command, or of all. */
export const orderHelp = (command: OrderCommand | null): string =>
  command === null ? overview : texts[command];
