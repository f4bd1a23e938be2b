import { createPackCards } from '@gschool/domain/content-pack';

import { seedAccounts } from '../accounts';
import { planDocuments } from '../payments/plans';
import { seedBilling } from '../payments/seedBilling';
import { deliveryDocuments } from '../shop/delivery';
import { archivedProductDocuments } from '../shop/archivedProducts';
import { productDocuments } from '../shop/products';
import { orderDocuments } from '../shop/orders';
import type { Seed } from '../store/types';
import { contentDocuments } from './contentDocuments';
import { seedLibraries } from './libraries';
import type { SeedSource } from './seedSource';

/** Increment it when the seed's data changes, so that browsers discard their stored data. */
export const SEED_VERSION = '8';

/** The project ID of the demo. */
export const DEMO_PROJECT = 'demo-gschool';

/** The initial data: content, demo accounts, libraries, plans, products and orders. */
export function createSeed(source: SeedSource): Seed {
  const { now, schoolTime = now, projectId = DEMO_PROJECT } = source;
  const people = seedAccounts(now);
  return {
    version: SEED_VERSION,
    schoolTime,
    documents: [
      ...contentDocuments(source),
      ...people.map(({ profile }) => ({ path: `users/${profile.uid}`, data: profile })),
      ...seedLibraries(createPackCards(source.pack, source.base), now),
      ...planDocuments(),
      ...seedBilling(now, projectId),
      ...productDocuments(now),
      ...archivedProductDocuments(),
      ...deliveryDocuments(),
      ...orderDocuments(now),
    ],
    accounts: people.map(({ account }) => account),
  };
}
