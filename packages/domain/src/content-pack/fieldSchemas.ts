import { z } from 'zod';

import type { ServerField, ServerTable } from '../documents/serverFields';
import { LANGUAGE_TAG_PATTERN } from '../locale/localize';
import { artReference, getMediaPathError, hasHalfCharacter } from './mediaPath';

// The schemas of the fields that content packs and documents have in common. They are derived from
// the tables of the documents.

// The demo's content security policy does not allow code generation.
z.config({ jitless: true });

/** Adds the error that `getError` returns for a text, if any. */
export const refuseError =
  (getError: (text: string) => string | null) =>
  (value: string, context: z.RefinementCtx): void => {
    const message = getError(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  };

/** A text for which `getError` returns null. */
export const checkedText = (getError: (text: string) => string | null, text = z.string()) =>
  text.superRefine(refuseError(getError));

/** Finds half of a surrogate pair, which no database and no URL can contain. */
export const getTextError = (text: string): string | null =>
  hasHalfCharacter(text) ? 'contains half of a character: type it again' : null;

/**
 * A text of at most `max` UTF-16 code units, as forms and access rules count them. zod's own `max`
 * counts code points.
 */
const shortText = (max: number, text = z.string().trim()) =>
  checkedText(
    (value) => (value.length > max ? `must have at most ${max} characters` : getTextError(value)),
    text,
  );

const anyText = (max: number) => shortText(max);

/** A text of which something is visible. */
export const requiredText = (max: number) =>
  shortText(max, z.string().trim().min(1, 'must not be empty'));

export const languageTag = z.string().regex(LANGUAGE_TAG_PATTERN, 'must be a language tag');

/** A text of a pack: in the pack's language, or by language tag. */
export type PackText = string | Readonly<Record<string, string>>;

/** A text in the pack's language, or one text per language. */
const translatable = (text: z.ZodType<string>) =>
  z.union([text, z.record(languageTag, text)], {
    error: 'must be a text, or one text for each language tag',
  });

const instant = z.iso
  .datetime({ offset: true, error: 'is not a date and time such as 2026-10-31T04:00:00Z' })
  .transform((text) => new Date(text).toISOString());

export const mediaPath = checkedText(getMediaPathError);

const picture = z.union([z.string().regex(artReference), mediaPath], {
  error: ({ input }) =>
    typeof input !== 'string'
      ? 'must be text'
      : input.startsWith('art:')
        ? 'must have the form art:KIND/MOTIF/SEED'
        : (getMediaPathError(input) ?? 'is not a picture'),
});

const MAX_TAG_LENGTH = 80;

/** The schema of a value of a field. */
function toValueSchema(field: ServerField): z.ZodType {
  switch (field.kind) {
    case 'text': {
      const text = field.required ? requiredText(field.max) : anyText(field.max);
      return field.translated ? translatable(text) : text;
    }
    case 'choice':
      return z.enum(field.values);
    case 'choiceList':
      return z.array(z.enum(field.values));
    case 'tagList':
      return z.array(requiredText(MAX_TAG_LENGTH));
    case 'length':
      return z.int(`must be a whole number of ${field.unit}`).positive('must be more than 0');
    case 'number':
      return z.number().min(field.min);
    case 'instant':
      return instant;
    case 'picture':
      return picture;
    case 'flag':
      return z.boolean();
    case 'rows':
      return z.array(z.strictObject(toPackShape(field.rows)));
    default:
      throw new Error(`content packs have no fields of the kind ${field.kind}`);
  }
}

/** The value of a field in a pack. */
type PackValue<One> = One extends { readonly rows: infer Inner }
  ? PackEntry<Inner>[]
  : One extends { readonly kind: 'text'; readonly translated: true }
    ? PackText
    : One extends { readonly kind: 'choice' | 'choiceList'; readonly values: readonly (infer V)[] }
      ? One extends { readonly kind: 'choice' }
        ? V
        : V[]
      : One extends { readonly kind: 'tagList' }
        ? string[]
        : One extends { readonly fallback: infer Value }
          ? Value extends string
            ? string
            : Value extends boolean
              ? boolean
              : Value
          : never;

/** The names of the fields that entries of packs have. */
export type AuthoredNames<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly authored: true } ? Name : never;
}[keyof Fields];

/** The names of the fields whose value may be missing in a checked pack. */
type MissingNames<Fields> = {
  [Name in AuthoredNames<Fields>]: Fields[Name] extends { readonly required: 'always' }
    ? never
    : Fields[Name] extends { readonly kind: 'picture' }
      ? Name
      : never;
}[AuthoredNames<Fields>];

/** What an entry of a checked pack has of a table. */
export type PackEntry<Fields> = {
  [Name in Exclude<AuthoredNames<Fields>, MissingNames<Fields>>]: PackValue<Fields[Name]>;
} & { [Name in MissingNames<Fields>]?: PackValue<Fields[Name]> | undefined };

type PackShape<Fields> = {
  [Name in AuthoredNames<Fields>]: Fields[Name] extends { readonly required: 'always' }
    ? z.ZodType<PackValue<Fields[Name]>, PackValue<Fields[Name]>>
    : Name extends MissingNames<Fields>
      ? z.ZodOptional<z.ZodType<PackValue<Fields[Name]>, PackValue<Fields[Name]>>>
      : z.ZodDefault<z.ZodType<PackValue<Fields[Name]>, PackValue<Fields[Name]>>>;
};

/**
 * The schemas of the fields of a table that entries of packs have (`authored`). A picture that is
 * not required may be missing; every other field then has its fallback.
 */
export const toPackShape = <Fields extends ServerTable>(fields: Fields): PackShape<Fields> =>
  Object.fromEntries(
    Object.entries<ServerField>(fields)
      .filter(([, field]) => field.authored)
      .map(([name, field]) => {
        const schema = toValueSchema(field);
        if (field.required) return [name, schema];
        const { fallback } = field;
        return [
          name,
          field.kind === 'picture'
            ? schema.optional()
            : // Each entry has a list of its own.
              schema.default(() => (Array.isArray(fallback) ? [...fallback] : fallback)),
        ];
      }),
  ) as PackShape<Fields>;
