import { packDocuments, type ContentPack } from '@gschool/domain/content-pack';
import { seedPeople } from '../accounts';
import type { Seed, SeedDocument } from '../store/types';
import { seedLibraries } from './libraries';

/** Raised when the demo's people or documents change shape: what browsers kept is then dropped. */
const SEED_VERSION = '1';

export interface SeedSource {
  pack: ContentPack;
  /** Address of the pack's folder, ending in `/`. */
  base: string;
  /** Epoch milliseconds that relative dates count from. */
  now: number;
}

/** Everything that the mock starts from: the pack's documents, the demo accounts, their libraries. */
export function createSeed({ pack, base, now }: SeedSource): Seed {
  const content: SeedDocument[] = packDocuments(pack, { base, now: new Date(now) });
  const people = seedPeople(now);
  return {
    version: SEED_VERSION,
    documents: [
      ...content,
      ...people.map(({ profile }) => ({ path: `users/${profile.uid}`, data: profile })),
      ...seedLibraries(content, now),
    ],
    accounts: people.map(({ account }) => account),
  };
}
