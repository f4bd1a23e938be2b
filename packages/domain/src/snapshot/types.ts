import type { LiveEvent } from '../catalogue/types';
import type { Product } from '../shop/types';

interface Dated {
  /** When the document last changed in the database (ISO); absent if that is unknown. */
  updatedAt?: string | undefined;
}

/**
 * A product in a snapshot. The `stock` of its variants is 1 or 0: whether the variant could be
 * bought.
 */
export type SnapshotProduct = Product & Dated;

/** An event in a snapshot, with only the fields that everyone may read. */
export type SnapshotEvent = LiveEvent & Dated;

/**
 * The data from the database that the prerendered pages show
 * (docs/product/prerendering.md#snapshot).
 */
export interface Snapshot {
  /** When the data was read (ISO). */
  createdAt: string;
  products: readonly SnapshotProduct[];
  events: readonly SnapshotEvent[];
}
