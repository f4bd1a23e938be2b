import type { PlantedError } from '../plantedError';

/** Errors in the mock and in the operator's commands. */
export const mocksErrors: readonly PlantedError[] = [
  {
    id: 'password-link-works-twice',
    promise: 'A link that sets a new password works once.',
    edits: [
      {
        file: 'mocks/src/identity/manage.ts',
        find: 'store.oobCodes.delete(code.code);',
        replace: '',
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'mocks/src/contract/auth.test.ts',
      test: 'a password reset code works once',
    },
  },
  {
    id: 'old-sign-in-deletes-an-account',
    promise:
      'Deleting an account asks for the password if the sign-in is more than five minutes old.',
    edits: [
      {
        file: 'mocks/src/identity/sessions.ts',
        find: 'RECENT_SECONDS = 300',
        replace: 'RECENT_SECONDS = 3000',
      },
    ],
    noticedBy: {
      step: 'unit',
      file: 'mocks/src/contract/authMockOnly.test.ts',
      test: 'is too old for',
    },
  },
  {
    id: 'confirmed-before-it-is-stored',
    promise: 'Changes that the demo confirmed are still there after a reload.',
    edits: [
      {
        file: 'mocks/src/store/store.ts',
        find: 'await this.lastWrite;',
        replace: 'if (changes.length > 0) await this.lastWrite;',
      },
    ],
    noticedBy: { step: 'unit', file: 'mocks/src/store/store.test.ts' },
  },
  {
    id: 'reset-of-the-demo-comes-back',
    promise: 'A reset of the demo is still in effect after a reload.',
    edits: [
      {
        file: 'mocks/src/store/store.ts',
        find: 'await this.persistence.clear();',
        replace: '',
      },
    ],
    noticedBy: { step: 'unit', file: 'mocks/src/store/store.test.ts' },
  },
  {
    id: 'order-paid-by-another-cart',
    promise: 'An order counts as paid only when the payment is for exactly its items.',
    edits: [
      {
        file: 'mocks/src/payments/orders.ts',
        find: /(findPaymentDifferences\(.*\)\.length) > 0/,
        replace: '$1 > 1',
      },
    ],
    noticedBy: { step: 'unit', file: 'mocks/src/payments/orders.test.ts' },
  },
  {
    id: 'paused-subscription-counts-as-ended',
    promise: 'A member with a payment problem sees which one it is.',
    edits: [
      {
        file: 'packages/domain/src/subscription/membershipRecord.ts',
        find: "['past_due', 'unpaid', 'paused'] as const",
        replace: "['past_due', 'unpaid'] as const",
      },
    ],
    noticedBy: { step: 'unit', file: 'packages/domain/src/subscription/membershipRecord.test.ts' },
  },
  {
    id: 'granted-day-ends-at-its-beginning',
    promise: 'Access that is granted until a day lasts until the end of that day.',
    edits: [
      {
        file: 'operator/src/member/expiry.ts',
        find: 'return getEndOfDay(start);',
        replace: 'return start;',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/member/expiry.test.ts' },
  },
  {
    id: 'dry-run-changes-the-order',
    promise: 'A dry run of the order command writes nothing.',
    edits: [
      {
        file: 'operator/src/order/commands.ts',
        find: 'isDryRun = dryRun ?? false',
        replace: 'isDryRun = false',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/order/run.test.ts' },
  },
  {
    id: 'paid-order-is-hidden-by-requests',
    promise:
      'The operator’s list of paid orders has each of them, also behind many newer requests.',
    edits: [
      {
        file: 'operator/src/order/queries.ts',
        find: "orders = orders.where('status', '==', state)",
        replace: 'orders = orders.limit(200)',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/order/order.emulator.test.ts' },
  },
  {
    id: 'payment-of-another-customer-counts',
    promise: 'A payment counts only for an order of the customer who paid.',
    edits: [
      {
        file: 'operator/src/order/listPaidOrders.ts',
        find: 'order && order.uid === named?.uid',
        replace: 'order',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/order/order.emulator.test.ts' },
  },
  {
    id: 'order-paid-twice-is-sent',
    promise: 'An order that was paid twice is not sent before one payment is refunded.',
    edits: [
      {
        file: 'operator/src/order/run.ts',
        find: ', ...formatRefunds(order, check)',
        replace: '',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/order/run.test.ts' },
  },
  {
    id: 'command-prints-a-raw-text',
    promise: 'No operator command prints control characters from a document.',
    edits: [
      {
        file: 'operator/src/order/handler.ts',
        find: 'Date.now(), printOutput)',
        replace: 'Date.now(), (...lines) => console.log(lines.join()))',
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/command/print.test.ts' },
  },
  {
    id: 'class-is-deleted-before-its-list',
    promise: 'While a catalogue is published, no class that visitors can still see is missing.',
    edits: [
      {
        file: 'operator/src/catalogue/writes.ts',
        find: "kind === 'delete' ? 2 :",
        replace: "kind === 'delete' ? 0 :",
      },
    ],
    noticedBy: { step: 'tools', file: 'operator/src/catalogue/writes.test.ts' },
  },
  {
    id: 'demo-dead-address',
    promise: 'No link of the demo leads to a host that does not exist.',
    edits: [
      {
        file: '.env.demo',
        find: 'VITE_SUPPORT_URL="/demo-link#support"',
        replace: 'VITE_SUPPORT_URL=https://support.gschool.example/',
      },
    ],
    noticedBy: { step: 'unit', file: 'mocks/src/demoAddresses.test.ts' },
  },
];
