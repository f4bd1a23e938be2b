import { z } from 'zod';

import { categoryIds, optionNames } from '../shop/types';
import { isId } from '../validation/id';

/** An id, which is part of the URL of a prerendered page. */
const id = z.string().refine((text) => isId(text), 'is no id');
const instant = z.iso.datetime();
const translated = {
  language: z.string().optional(),
  translations: z.record(z.string(), z.record(z.string(), z.unknown())).optional(),
};
/** When the document last changed in the database; absent if that is unknown. */
const updatedAt = instant.optional();

const variant = z.object({
  id,
  options: z.partialRecord(z.enum(optionNames), z.string()),
  amount: z.int().nonnegative(),
  compareAt: z.int().nullable(),
  currency: z.string(),
  /**
   * Whether the variant could be bought: 1 or 0. A snapshot does not contain the number in stock.
   */
  stock: z.int().min(0).max(1),
});

const product = z.object({
  ...translated,
  id,
  name: z.string(),
  description: z.string(),
  category: z.enum(categoryIds),
  details: z.array(z.string()),
  pictures: z.array(z.string()),
  variants: z.array(variant).min(1),
  tags: z.array(z.string()),
  addedAt: instant,
  sizeGuide: z.enum(['tops', 'bottoms', 'shoes']).nullable(),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  relatedIds: z.array(z.string()),
  rank: z.number(),
  updatedAt,
});

const event = z.object({
  ...translated,
  id,
  title: z.string(),
  startsAt: instant,
  durationMinutes: z.number(),
  instructorId: z.string().nullable(),
  instructorName: z.string().nullable(),
  description: z.string(),
  poster: z.string(),
  hasReplay: z.boolean(),
  updatedAt,
});

/**
 * The data from the database that the prerendered pages show; the file that the setting
 * `SITE_SNAPSHOT` names. Fields that are not listed here are removed, so that nothing else is
 * published by mistake.
 */
export const snapshotSchema = z.object({
  /** When the data was read. */
  createdAt: instant,
  products: z.array(product),
  events: z.array(event),
});
