import type { LiveEvent } from '../catalogue/types';
import type { Product } from '../shop/types';

interface Dated {
  /** When the document last changed in the database (ISO); absent if that is unknown. */
  updatedAt?: string | undefined;
}

/** A product of a snapshot. The `stock` of its variants is 1 or 0: whether it could be bought. */
export type SnapshotProduct = Product & Dated;

/** An event of a snapshot: only what everyone may read. */
export type SnapshotEvent = LiveEvent & Dated;

/** What the prerendered pages show of the database (docs/product/prerendering.md#snapshot). */
export interface Snapshot {
  /** When it was read (ISO). */
  createdAt: string;
  products: readonly SnapshotProduct[];
  events: readonly SnapshotEvent[];
}
