import { packDocuments, type ContentPack } from '@gschool/domain/content-pack';
import { seedPeople } from '../accounts';
import { planDocuments } from '../payments/plans';
import { seedBilling } from '../payments/seedBilling';
import type { Seed, SeedDocument } from '../store/types';
import { seedLibraries } from './libraries';

/** Raised when the demo's people or documents change shape: what browsers kept is then dropped. */
const SEED_VERSION = '3';

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
export function createSeed({ pack, base, now, projectId = DEMO_PROJECT }: SeedSource): Seed {
  const content: SeedDocument[] = packDocuments(pack, { base, now: new Date(now) });
  const people = seedPeople(now);
  return {
    version: SEED_VERSION,
    documents: [
      ...content,
      ...people.map(({ profile }) => ({ path: `users/${profile.uid}`, data: profile })),
      ...seedLibraries(content, now),
      ...planDocuments(),
      ...seedBilling(now, projectId),
    ],
    accounts: people.map(({ account }) => account),
  };
}
