import { isDelivery, mapDocuments, toEvent, toProduct, toVariant } from '@gschool/data/mappers';
import { filterByCurrency, type LiveEvent } from '@gschool/domain';
import { parseSnapshot, type Snapshot } from '@gschool/domain/snapshot';

/** A document in the database, with its path. */
export interface StoredDocument {
  path: string;
  data: unknown;
  /** When it last changed (ISO); absent if that is unknown. */
  updatedAt?: string | undefined;
}

const PRODUCT = /^products\/([^/]+)$/;
const PRICE = /^products\/([^/]+)\/prices\/([^/]+)$/;
const EVENT = /^events\/([^/]+)$/;

/** The documents whose paths match, each with the last id in its path, which the mappers expect. */
const select = (documents: readonly StoredDocument[], pattern: RegExp) =>
  documents.flatMap((document) => {
    const ids = pattern.exec(document.path);
    return ids
      ? [{ ...document, parent: ids[1], id: ids.at(-1) ?? '', data: () => document.data }]
      : [];
  });

/** The last of the known dates; undefined if none is known. */
const getLatest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates
    .flatMap((date) => date ?? [])
    .toSorted()
    .at(-1);

const withDate = (updatedAt: string | undefined) => updatedAt !== undefined && { updatedAt };

const createProducts = (documents: readonly StoredDocument[], warn: (line: string) => void) => {
  const prices = select(documents, PRICE);
  const dates = new Map<string, string | undefined>();
  const products = select(documents, PRODUCT)
    .filter(({ data }) => !isDelivery(data()))
    .flatMap((document) => {
      const own = prices.filter(({ parent }) => parent === document.id);
      dates.set(document.id, getLatest([document, ...own].map(({ updatedAt }) => updatedAt)));
      return mapDocuments([document], (data, id) =>
        toProduct(data, id, mapDocuments(own, toVariant)),
      );
    });
  const priced = filterByCurrency(products, (id) =>
    warn(`Left out: prices of products/${id} in another currency`),
  );
  return priced.map((product) => ({
    ...product,
    ...withDate(dates.get(product.id)),
    // The number in stock would soon be outdated, and visitors do not need it.
    variants: product.variants.map((variant) => ({
      ...variant,
      stock: Math.min(variant.stock, 1),
    })),
  }));
};

const createEvents = (documents: readonly StoredDocument[]): readonly LiveEvent[] =>
  select(documents, EVENT).flatMap(({ updatedAt, ...document }) =>
    mapDocuments([document], toEvent).map((event) => ({
      ...event,
      ...withDate(updatedAt),
    })),
  );

/**
 * Creates the snapshot of the documents that visitors may see: products with their prices, and
 * events. Other documents are ignored. `now` is in epoch milliseconds. `warn` is called with a line
 * about each omission.
 */
export const createSnapshot = (
  documents: readonly StoredDocument[],
  now: number,
  warn: (line: string) => void,
): Snapshot =>
  parseSnapshot({
    createdAt: new Date(now).toISOString(),
    products: createProducts(documents, warn),
    events: createEvents(documents),
  });
