import {
  categoryIds,
  shippingSpeeds,
  MAX_QUANTITY,
  optionNames,
  productFields,
  readDocument,
  readInstant,
  reviewFields,
  type CategoryId,
  type ShippingRate,
  type OptionName,
  type Product,
  type ProductRating,
  type Review,
  type Variant,
} from '@gschool/domain';

import { getMetadataLines, getMetadata, getMetadataTexts } from './metadata';
import { asFields, invalidDocument, field, oneOf, text, bool, validId, type Fields } from './read';

/**
 * A non-negative integer in the metadata; otherwise the fallback. All metadata values are texts.
 */
const parseWholeNumber = (metadata: Fields, key: string, fallback: number): number => {
  const value = text(metadata, key);
  return /^\d{1,9}$/.test(value) ? Number(value) : fallback;
};

/** The entries of a comma-separated text. */
const parseList = (metadata: Fields, key: string): readonly string[] =>
  text(metadata, key)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** The amount of a one-time price; null for any other. Throws `AppError`. */
const toMoney = (fields: Fields, where: string): { amount: number; currency: string } | null => {
  if (!bool(fields, 'active') || text(fields, 'interval') !== '') return null;
  const amount = field(fields, 'unit_amount');
  const currency = text(fields, 'currency').toLowerCase();
  // `Intl` throws for an invalid currency, and one invalid price must not break the page.
  if (!Number.isSafeInteger(amount) || Number(amount) < 0 || !/^[a-z]{3}$/.test(currency)) {
    throw invalidDocument(where);
  }
  return { amount: Number(amount), currency };
};

/** A variant with its sort order. */
export interface SortableVariant extends Variant {
  order: number;
}

/**
 * Converts `products/{id}/prices/{id}` of a product; null for a price that is not sold. Throws
 * `AppError`.
 */
export const toVariant = (data: unknown, id: string): SortableVariant | null => {
  const fields = asFields(data, `prices/${id}`);
  const money = toMoney(fields, `prices/${id}`);
  if (!money) return null;
  const metadata = getMetadata(fields);
  const options = optionNames.flatMap((name) => {
    const value = text(metadata, name);
    return value === '' ? [] : [[name, value] as const];
  });
  const compareAt = parseWholeNumber(metadata, 'compareAt', 0);
  return {
    id: validId(id, `prices/${id}`),
    ...money,
    options: Object.fromEntries(options) as Partial<Record<OptionName, string>>,
    compareAt: compareAt > money.amount ? compareAt : null,
    // A product without a stock number is always available.
    stock: parseWholeNumber(metadata, 'stock', MAX_QUANTITY),
    order: parseWholeNumber(metadata, 'order', Number.MAX_SAFE_INTEGER),
  };
};

const toRating = (metadata: Fields): ProductRating | null => {
  const average = Number(text(metadata, 'rating') || Number.NaN);
  const count = parseWholeNumber(metadata, 'ratingCount', 0);
  return average >= 1 && average <= 5 && count > 0 ? { average, count } : null;
};

/** The department of `products/{id}`, even if it is no longer sold. Throws `AppError`. */
export const toDepartment = (data: unknown): CategoryId | null =>
  categoryIds.find((one) => one === text(getMetadata(asFields(data, 'products')), 'category')) ??
  null;

/**
 * Converts `products/{id}`; null for a membership, for shipping and for a product without prices.
 * Throws `AppError`.
 */
export const toProduct = (
  data: unknown,
  id: string,
  prices: readonly SortableVariant[],
): Product | null => {
  const where = `products/${id}`;
  const fields = asFields(data, where);
  const metadata = getMetadata(fields);
  const category = toDepartment(data);
  if (!bool(fields, 'active') || text(fields, 'role') !== '' || !category) return null;
  if (prices.length === 0) return null;
  const values = {
    ...metadata,
    name: field(fields, 'name'),
    description: field(fields, 'description'),
    details: getMetadataLines(metadata, 'details'),
    pictures: field(fields, 'images'),
    tags: parseList(metadata, 'tags'),
    addedAt: readInstant(text(metadata, 'addedAt')) ?? '1970-01-01T00:00:00.000Z',
    relatedIds: parseList(metadata, 'related'),
    rank: parseWholeNumber(metadata, 'rank', Number.MAX_SAFE_INTEGER),
  };
  return {
    id: validId(id, where),
    ...readDocument(productFields, values, where, id),
    ...getMetadataTexts(metadata, 'details'),
    variants: prices
      .toSorted((a, b) => a.order - b.order)
      .map(({ order: _order, ...variant }) => variant),
    rating: toRating(metadata),
  };
};

/** True for a Stripe product whose prices are shipping options. */
export const isDelivery = (data: unknown): boolean =>
  text(getMetadata(asFields(data, 'products')), 'kind') === 'delivery';

/** Converts a shipping price; null for one that is not offered. Throws `AppError`. */
export const toDelivery = (data: unknown, id: string, productId: string): ShippingRate | null => {
  const fields = asFields(data, `prices/${id}`);
  const money = toMoney(fields, `prices/${id}`);
  if (!money) return null;
  const metadata = getMetadata(fields);
  const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text(metadata, 'days')) ?? [];
  if (from === '') throw invalidDocument(`prices/${id}.metadata.days`);
  return {
    id,
    productId,
    speed: oneOf(text(metadata, 'speed'), shippingSpeeds, 'standard'),
    countries: parseList(metadata, 'countries').map((code) => code.toUpperCase()),
    ...money,
    minimum: parseWholeNumber(metadata, 'minimum', 0),
    days: [Number(from), Math.max(Number(from), Number(to))],
  };
};

/** `products/{id}/reviews/{id}`. Throws `AppError`. */
export const toReview = (data: unknown, id: string, productId: string): Review => ({
  id,
  productId,
  ...readDocument(reviewFields, data, `reviews/${id}`, id),
});
