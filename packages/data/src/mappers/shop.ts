import {
  categoryIds,
  shippingSpeeds,
  MAX_QUANTITY,
  optionNames,
  type ShippingRate,
  type OptionName,
  type Product,
  type ProductRating,
  type Review,
  type SizeGuide,
  type Variant,
} from '@gschool/domain';
import { linesOf, metadataOf, metadataTexts } from './metadata';
import {
  asFields,
  invalidDocument,
  field,
  oneOf,
  requiredInstant,
  requiredText,
  text,
  texts,
  bool,
  type Fields,
} from './read';

/** The payment service keeps texts alone: a whole number of at least 0 in one, or the fallback. */
const wholeIn = (metadata: Fields, key: string, fallback: number): number => {
  const value = text(metadata, key);
  return /^\d{1,9}$/.test(value) ? Number(value) : fallback;
};

/** The entries of a text that are separated by commas. */
const listIn = (metadata: Fields, key: string): readonly string[] =>
  text(metadata, key)
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a price costs, where it is paid once; null for any other. Throws `AppError`. */
const moneyOf = (fields: Fields, where: string): { amount: number; currency: string } | null => {
  if (!bool(fields, 'active') || text(fields, 'interval') !== '') return null;
  const amount = field(fields, 'unit_amount');
  const currency = text(fields, 'currency').toLowerCase();
  // `Intl` throws on any other, and one bad price must not take the page away.
  if (!Number.isSafeInteger(amount) || Number(amount) < 0 || !/^[a-z]{3}$/.test(currency)) {
    throw invalidDocument(where);
  }
  return { amount: Number(amount), currency };
};

/** A price, and where it stands among those of its product. */
export interface PlacedVariant extends Variant {
  order: number;
}

/** `products/{id}/prices/{id}` of goods; null for what is not sold. Throws `AppError`. */
export const toVariant = (data: unknown, id: string): PlacedVariant | null => {
  const fields = asFields(data, `prices/${id}`);
  const money = moneyOf(fields, `prices/${id}`);
  if (!money) return null;
  const metadata = metadataOf(fields);
  const options = optionNames.flatMap((name) => {
    const value = text(metadata, name);
    return value === '' ? [] : [[name, value] as const];
  });
  const compareAt = wholeIn(metadata, 'compareAt', 0);
  return {
    id,
    ...money,
    options: Object.fromEntries(options) as Partial<Record<OptionName, string>>,
    compareAt: compareAt > money.amount ? compareAt : null,
    // Where nobody counts, there are enough for any order.
    stock: wholeIn(metadata, 'stock', MAX_QUANTITY),
    order: wholeIn(metadata, 'order', Number.MAX_SAFE_INTEGER),
  };
};

const ratingOf = (metadata: Fields): ProductRating | null => {
  const average = Number(text(metadata, 'rating') || Number.NaN);
  const count = wholeIn(metadata, 'ratingCount', 0);
  return average >= 1 && average <= 5 && count > 0 ? { average, count } : null;
};

const GUIDES: readonly SizeGuide[] = ['tops', 'bottoms', 'shoes'];

/** `products/{id}` of goods; null for a membership, a way of delivery and what has no price. Throws `AppError`. */
export const toProduct = (
  data: unknown,
  id: string,
  prices: readonly PlacedVariant[],
): Product | null => {
  const where = `products/${id}`;
  const fields = asFields(data, where);
  const metadata = metadataOf(fields);
  const category = categoryIds.find((one) => one === text(metadata, 'category'));
  if (!bool(fields, 'active') || text(fields, 'role') !== '' || !category) return null;
  if (prices.length === 0) return null;
  return {
    id,
    name: requiredText(fields, 'name', where),
    description: text(fields, 'description'),
    category,
    details: linesOf(metadata, 'details'),
    ...metadataTexts(metadata, 'details'),
    pictures: texts(fields, 'images'),
    variants: prices
      .toSorted((a, b) => a.order - b.order)
      .map(({ order: _order, ...variant }) => variant),
    tags: listIn(metadata, 'tags'),
    addedAt: Number.isFinite(Date.parse(text(metadata, 'addedAt')))
      ? new Date(text(metadata, 'addedAt')).toISOString()
      : '1970-01-01T00:00:00.000Z',
    sizeGuide: GUIDES.find((guide) => guide === text(metadata, 'sizeGuide')) ?? null,
    rating: ratingOf(metadata),
    relatedIds: listIn(metadata, 'related'),
    rank: wholeIn(metadata, 'rank', Number.MAX_SAFE_INTEGER),
  };
};

/** True of a product whose prices are ways of delivery. */
export const isDelivery = (data: unknown): boolean =>
  text(metadataOf(asFields(data, 'products')), 'kind') === 'delivery';

/** A price of delivery; null for what is not offered. Throws `AppError`. */
export const toDelivery = (data: unknown, id: string, productId: string): ShippingRate | null => {
  const fields = asFields(data, `prices/${id}`);
  const money = moneyOf(fields, `prices/${id}`);
  if (!money) return null;
  const metadata = metadataOf(fields);
  const [, from = '', to = from] = /^(\d{1,3})(?:-(\d{1,3}))?$/.exec(text(metadata, 'days')) ?? [];
  if (from === '') throw invalidDocument(`prices/${id}.metadata.days`);
  return {
    id,
    productId,
    speed: oneOf(text(metadata, 'speed'), shippingSpeeds, 'standard'),
    countries: listIn(metadata, 'countries').map((code) => code.toUpperCase()),
    ...money,
    minimum: wholeIn(metadata, 'minimum', 0),
    days: [Number(from), Math.max(Number(from), Number(to))],
  };
};

/** `products/{id}/reviews/{id}`. Throws `AppError`. */
export const toReview = (data: unknown, id: string, productId: string): Review => {
  const where = `reviews/${id}`;
  const fields = asFields(data, where);
  const rating = field(fields, 'rating');
  if (!Number.isInteger(rating) || Number(rating) < 1 || Number(rating) > 5) {
    throw invalidDocument(`${where}.rating`);
  }
  return {
    id,
    productId,
    author: requiredText(fields, 'author', where),
    rating: Number(rating),
    title: text(fields, 'title'),
    text: text(fields, 'text'),
    writtenAt: requiredInstant(fields, 'writtenAt', where),
  };
};
