import { UsageError } from '../command/errors';
import type { Print } from '../command/print';
import type { Target } from '../command/target';
import type { ShopDocument } from './documents';

const COUNTED = [
  ['products', /^products\/[^/]+$/],
  ['prices', /\/prices\//],
  ['reviews', /\/reviews\//],
  ['customers', /^customers\/[^/]+$/],
  ['subscriptions', /\/subscriptions\//],
  ['payments', /\/payments\//],
] as const;

/**
 * Throws a `UsageError` for a real project, because only the Stripe extension may fill its shop.
 */
export const assertEmulators = ({ projectId, emulators }: Target): void => {
  if (emulators !== null) return;
  throw new UsageError(
    `${projectId} is a real project: the Stripe extension writes its products and payments. ` +
      'This command only runs with FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST set.',
  );
};

/** Writes the shop's documents, and prints the number of each kind. */
export const fillShop = async (
  documents: readonly ShopDocument[],
  write: (documents: readonly ShopDocument[]) => Promise<void>,
  print: Print,
): Promise<void> => {
  await write(documents);
  const counts = COUNTED.map(
    ([name, pattern]) => `${documents.filter(({ path }) => pattern.test(path)).length} ${name}`,
  );
  print(`Written: ${counts.join(', ')}.`);
};
