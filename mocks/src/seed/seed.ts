import type { ContentPack } from '@gschool/domain/content-pack';
import { seedAccounts } from '../accounts';
import { planDocuments } from '../payments/plans';
import { seedBilling } from '../payments/seedBilling';
import { deliveryDocuments } from '../shop/delivery';
import { productDocuments } from '../shop/products';
import { orderDocuments } from '../shop/orders';
import type { Seed } from '../store/types';
import { contentDocuments } from './contentDocuments';
import { seedLibraries } from './libraries';

/** Raised when the demo's people or documents change shape: what browsers kept is then dropped. */
const SEED_VERSION = '4';

/** The project that the demo plays. */
export const DEMO_PROJECT = 'demo-gschool';

export interface SeedSource {
  pack: ContentPack;
  /** Address of the pack's folder, ending in `/`. */
  base: string;
  /** Epoch milliseconds that relative dates count from. */
  now: number;
  /** Whose documents references name. @default 'demo-gschool' */
  projectId?: string | undefined;
}

/** Everything that the mock starts from: the pack's documents, the demo accounts, their libraries. */
export function createSeed(source: SeedSource): Seed {
  const { now, projectId = DEMO_PROJECT } = source;
  const content = contentDocuments(source);
  const people = seedAccounts(now);
  return {
    version: SEED_VERSION,
    documents: [
      ...content,
      ...people.map(({ profile }) => ({ path: `users/${profile.uid}`, data: profile })),
      ...seedLibraries(content, now),
      ...planDocuments(),
      ...seedBilling(now, projectId),
      ...productDocuments(now),
      ...deliveryDocuments(),
      ...orderDocuments(now),
    ],
    accounts: people.map(({ account }) => account),
  };
}
