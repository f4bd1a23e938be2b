import { join } from 'node:path';

import { createPackDocuments, type ContentPack } from '@gschool/domain/content-pack';
import type { Snapshot } from '@gschool/domain/snapshot';
import { readPack } from '@gschool/operator/content-pack';
import { createSnapshot, type StoredDocument } from '@gschool/operator/snapshot';

import { createDemoPack } from '../../mocks/src/content/createDemoPack';
import { productDocuments } from '../../mocks/src/shop/products';
import { packBase } from '../content-pack/handler';
import { writeFileAtomically } from '../lock/writeFileAtomically';
import { repositoryRoot } from '../vite/root';

/** The file that `.env.demo` names. */
const FILE = join(repositoryRoot, '.cache/demo-snapshot.json');

/** The date on which a product was added. The demo's products have not changed since then. */
const getAddedAt = (data: unknown): string | undefined =>
  (data as { metadata?: { addedAt?: string } }).metadata?.addedAt;

/** The snapshot of the demo's products, with the events of a pack. */
export const createDemoSnapshot = (
  pack: ContentPack,
  { base, now }: { base: string; now: number },
): Snapshot => {
  const products = productDocuments(now).map(({ path, data }): StoredDocument => ({
    path,
    data,
    updatedAt: getAddedAt(data),
  }));
  return createSnapshot(
    [...products, ...createPackDocuments(pack, { base, now: new Date(now) })],
    now,
    console.warn,
  );
};

/**
 * Writes the demo's snapshot, which depends on the current time. `GSCHOOL_CONTENT` is the folder of
 * a content pack that replaces the demo's classes and events.
 */
export async function writeDemoSnapshot(): Promise<void> {
  const now = Date.now();
  const folder = process.env['GSCHOOL_CONTENT'];
  const reading = folder ? await readPack(folder) : null;
  const snapshot = reading?.ok
    ? createDemoSnapshot(reading.pack, { base: packBase, now })
    : createDemoSnapshot(createDemoPack(new Date(now)), { base: '/', now });
  // The builds of both apps may write this file at the same time.
  writeFileAtomically(FILE, JSON.stringify(snapshot));
}
