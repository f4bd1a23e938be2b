import type { Command } from 'commander';

import { addGroupHelp, createProjectOption, type ProjectOptions } from '../command/options';

/** The parsed command line of `gschool shop`. */
export interface ShopRequest {
  /** The JSON file with the documents. */
  path: string;
  project: string | undefined;
}

const FILL_HELP = `
Only for the emulators. In a real project, the Stripe extension writes these documents, and this
command refuses to run. Existing documents are replaced.

The file is a list of {"path": …, "data": …} below products/ and customers/. A value that JSON
doesn’t have is a map: {"__type__": "timestamp", "value": "2026-11-20T10:00:00Z"}, or
{"__type__": "reference", "value": "products/ID"}.`;

/** Adds `gschool shop fill`. */
export const addShopCommands = (
  program: Command,
  handle: (request: ShopRequest) => Promise<void> | void,
): void => {
  const shop = program
    .command('shop')
    .description('Fills the shop of the emulators, without Stripe.');
  addGroupHelp(shop, 'FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST');
  shop
    .command('fill')
    .description(
      'Writes products, prices, customers, subscriptions and payments, as the Stripe extension does.',
    )
    .argument('<file>', 'the JSON file with the documents')
    .addOption(createProjectOption())
    .addHelpText('after', FILL_HELP)
    .action((path: string, { project }: ProjectOptions) => handle({ path, project }));
};
