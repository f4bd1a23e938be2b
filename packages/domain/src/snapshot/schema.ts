import { z } from 'zod';

import { eventFields } from '../documents/catalogue';
import type { DocumentOf } from '../documents/fields';
import { productFields } from '../documents/product';
import type { ServerField, ServerTable } from '../documents/serverFields';
import { optionNames } from '../shop/types';
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

/** The schema of a value that was read by its table. */
function toValueSchema(field: ServerField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return field.fallback === null ? z.string().nullable() : z.string();
    case 'picture':
      return z.string();
    case 'instant':
      return instant;
    case 'choice':
      return z.enum(field.values);
    case 'choiceOrNull':
      return z.enum(field.values).nullable();
    case 'anyTexts':
      return z.array(z.string());
    case 'length':
    case 'integer':
      return z.number();
    case 'flag':
      return z.boolean();
    default:
      throw new Error(`snapshots have no fields of the kind ${field.kind}`);
  }
}

/** The schemas of the values of a document. */
const toShape = <Fields extends ServerTable>(
  fields: Fields,
): { [Name in keyof DocumentOf<Fields>]: z.ZodType<DocumentOf<Fields>[Name]> } =>
  Object.fromEntries(
    Object.entries<ServerField>(fields).map(([name, field]) => [name, toValueSchema(field)]),
  ) as { [Name in keyof DocumentOf<Fields>]: z.ZodType<DocumentOf<Fields>[Name]> };

const product = z.object({
  ...translated,
  ...toShape(productFields),
  id,
  variants: z.array(variant).min(1),
  rating: z.object({ average: z.number(), count: z.int() }).nullable(),
  updatedAt,
});

const event = z.object({ ...translated, ...toShape(eventFields), id, updatedAt });

/**
 * The data from the database that the prerendered pages show; the file that the setting
 * `SITE_SNAPSHOT` names. Fields that are neither listed here nor in the tables of products and
 * events are removed, so that nothing else is published by mistake. Everyone may read these
 * documents.
 */
export const snapshotSchema = z.object({
  /** When the data was read. */
  createdAt: instant,
  products: z.array(product),
  events: z.array(event),
});
