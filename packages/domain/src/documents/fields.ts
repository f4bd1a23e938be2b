// The kinds of fields that documents have. A document is described once, by a table of its fields.
// Its type, its reader, the access rules of Firestore and of the mock, the access cases, the form
// and its limits are derived from the table (docs/decisions/0071-a-document-is-one-table.md).

import { ID_PATTERN } from '../validation/id';

/** The rules refuse a longer text, unless the field has another limit. */
export const MAX_TEXT_LENGTH = 200;

/** What a table says about a field besides its kind. All of it is optional. */
export interface FieldFacts {
  /**
   * The rules require the field in every document, or only in a `new` one. Of a field with
   * `authored`, the check of a content pack requires it. A field that is not required and is absent
   * has its fallback.
   */
  readonly required?: 'always' | 'new';
  /** A document without a valid value cannot be read: the reader throws an `AppError`. */
  readonly essential?: true;
  /** The value never changes. */
  readonly immutable?: true;
  /** Who changes the value, if not the owner: the server, or the owner to the value in the token. */
  readonly changedBy?: 'server' | 'token';
  /** The owner edits the field in a form. */
  readonly edited?: true;
  /** An error report must not contain the value. */
  readonly personal?: true;
  /** This browser stores the value, so that a page can start offline. */
  readonly copied?: true;
  /** The weight of the field in the completeness of the profile. */
  readonly completes?: number;
  /** Entries of content packs have a field of this name, which the document copies. */
  readonly authored?: true;
  /** The document may have the value in several languages, in its field `translations`. */
  readonly translated?: true;
}

/** The id of the document. */
export interface DocumentIdField extends FieldFacts {
  readonly kind: 'documentId';
  readonly fallback: '';
}

/** The id of the account that writes the document. */
export interface OwnerIdField extends FieldFacts {
  readonly kind: 'ownerId';
  readonly fallback: '';
}

/**
 * What a text must be:
 *
 * - `id`: an id (`isId`)
 * - `orderNumber`: the number of an order (`isOrderNumber`)
 * - `priceId`: the id of a price at Stripe: 1 to 200 printable ASCII characters without spaces
 * - `ownUrl`: a URL on an origin of the apps
 */
export type Format = 'id' | 'orderNumber' | 'priceId' | 'ownUrl';

/** A text in a format. Of the formats, the reader checks only ids. */
export interface FormatField extends FieldFacts {
  readonly kind: 'format';
  readonly fallback: '';
  readonly format: Format;
}

/** A text of at most `max` UTF-16 code units. */
export interface TextField<
  Value extends string | null | undefined = string | null | undefined,
> extends FieldFacts {
  readonly kind: 'text';
  readonly fallback: Value;
  readonly max: number;
  /** What a form requires of a text that is not empty. */
  readonly format?: 'phone' | 'email' | 'postalCode';
}

/**
 * An ISO 8601 date and time in UTC. The reader accepts any text. For an essential field, it accepts
 * any time, including a Firestore timestamp.
 */
export interface InstantField extends FieldFacts {
  readonly kind: 'instant';
  readonly fallback: '';
}

/**
 * A Firestore timestamp; with `isNow`, the server's time of the write. The reader converts it to an
 * ISO 8601 date and time.
 */
export interface TimestampField extends FieldFacts {
  readonly kind: 'timestamp';
  readonly fallback: '';
  readonly isNow: boolean;
}

/** The https URL of a photo, the path of the member's photo in the storage bucket, or `''`. */
export interface PhotoField extends FieldFacts {
  readonly kind: 'photo';
  readonly fallback: '';
  readonly max: number;
}

/** A text of at most 200 UTF-16 code units, of which something is visible. */
export interface NameField extends FieldFacts {
  readonly kind: 'name';
  readonly fallback: '';
}

/** A number from `min` to `max`. The reader has no upper limit. */
export interface NumberField extends FieldFacts {
  readonly kind: 'number';
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}

/** At most `max` texts that match `pattern` from start to end. None contains a comma. */
export interface PatternListField extends FieldFacts {
  readonly kind: 'patternList';
  readonly fallback: readonly string[];
  /** A regular expression without backslashes, in the syntax of JavaScript and of the rules. */
  readonly pattern: string;
  /** A text that matches the pattern. */
  readonly example: string;
  readonly max: number;
}

/** True or false. */
export interface FlagField extends FieldFacts {
  readonly kind: 'flag';
  readonly fallback: boolean;
  /** The value in a new document, if it is not the fallback. */
  readonly initial?: boolean;
}

/** One of a few texts. */
export interface ChoiceField<Value extends string = string> extends FieldFacts {
  readonly kind: 'choice';
  readonly values: readonly Value[];
  readonly fallback: Value;
}

/**
 * A whole number from `min` to `max`. The reader rounds other numbers and limits them, unless the
 * field is essential.
 */
export interface IntegerField extends FieldFacts {
  readonly kind: 'integer';
  readonly fallback: number;
  readonly min: number;
  readonly max: number;
}

/** At most `max` texts of 1 to 200 characters, without line breaks. */
export interface TextListField extends FieldFacts {
  readonly kind: 'textList';
  readonly fallback: readonly string[];
  readonly max: number;
}

/** A map with its own table of fields. */
export interface MapField<Fields extends FieldTable = FieldTable> extends FieldFacts {
  readonly kind: 'map';
  readonly fields: Fields;
  /** A map has the fallbacks of its fields. */
  readonly fallback?: undefined;
}

/** A list of `min` to `max` maps that all have the fields of a table. */
export interface RowsField<Fields extends FieldTable = FieldTable> extends FieldFacts {
  readonly kind: 'rows';
  readonly rows: Fields;
  readonly fallback: readonly never[];
  readonly min: number;
  readonly max: number;
}

/** A field that is not a map, of a document that browsers may write. */
export type LeafField =
  | DocumentIdField
  | OwnerIdField
  | FormatField
  | TimestampField
  | RowsField
  | TextField
  | InstantField
  | PhotoField
  | FlagField
  | ChoiceField
  | IntegerField
  | TextListField
  | NameField
  | NumberField
  | PatternListField;

export type Field = LeafField | MapField;

/** The fields of a document that browsers may write, or of a map in it, by name. */
export interface FieldTable {
  readonly [name: string]: Field;
}

type Widened<Value> = Value extends boolean ? boolean : Value;

/** The kinds of fields whose values are any text. */
type AnyText =
  | 'documentId'
  | 'ownerId'
  | 'format'
  | 'instant'
  | 'timestamp'
  | 'photo'
  | 'name'
  | 'picture';

/** The value of a field that is neither a map nor a list of maps. */
type LeafValue<One> =
  One extends TextField<infer Value>
    ? Value
    : One extends ChoiceField<infer Value>
      ? Value
      : One extends { readonly kind: AnyText }
        ? string
        : One extends { readonly fallback: infer Value }
          ? Widened<Value>
          : never;

type ReadValue<One> = One extends { readonly fields: infer Inner }
  ? DocumentOf<Inner>
  : One extends { readonly rows: infer Inner }
    ? readonly DocumentOf<Inner>[]
    : LeafValue<One>;

/** The names of the fields that a document may lack after it is read. */
type Missing<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly fallback: undefined } ? Name : never;
}[keyof Fields];

/** The values of the kinds of fields that a document may lack, by kind. */
interface OptionalValues {
  readonly text: string;
  readonly textNullOrAbsent: string | null;
  readonly optionalFlag: boolean;
  readonly anyTexts: readonly string[];
}

type OptionalValue<One> = One extends { readonly kind: infer Kind extends keyof OptionalValues }
  ? OptionalValues[Kind]
  : never;

/** The type of the documents that a table describes, after they are read. */
export type DocumentOf<Fields> = {
  -readonly [Name in Exclude<keyof Fields, Missing<Fields>>]: ReadValue<Fields[Name]>;
} & {
  -readonly [Name in Missing<Fields>]?: OptionalValue<Fields[Name]> | undefined;
};

/** A Firestore timestamp, as the SDK returns it. */
export interface StoredTimestamp {
  /** Epoch milliseconds. */
  toMillis(): number;
}

type StoredValue<One> = One extends { readonly fields: infer Inner }
  ? StoredDocumentOf<Inner>
  : One extends { readonly rows: infer Inner }
    ? readonly StoredDocumentOf<Inner>[]
    : One extends { readonly kind: 'timestamp' }
      ? StoredTimestamp
      : LeafValue<One>;

type AlwaysRequired<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly required: 'always' } ? Name : never;
}[keyof Fields];

/** The type of the documents that a table describes, as they are stored. */
export type StoredDocumentOf<Fields> = {
  -readonly [Name in AlwaysRequired<Fields>]: StoredValue<Fields[Name]>;
} & {
  -readonly [Name in Exclude<keyof Fields, AlwaysRequired<Fields>>]?: StoredValue<Fields[Name]>;
};

type Facts = FieldFacts;

/** The id of the document. It never changes. */
export const documentId = () =>
  ({ kind: 'documentId', fallback: '', required: 'always', immutable: true }) as const;

/** A text of at most `max` UTF-16 code units; 200 if the facts name no other limit. */
export const text = <const F extends Facts & Partial<Pick<TextField, 'max' | 'format'>>>(
  facts: F,
) => ({ kind: 'text', fallback: '' as string, max: MAX_TEXT_LENGTH as number, ...facts }) as const;

/** A text that has another fallback than `''`. */
export const textOr = <Value extends string, const F extends Facts>(fallback: Value, facts: F) =>
  ({ kind: 'text', fallback, max: MAX_TEXT_LENGTH as number, ...facts }) as const;

/** A text that is null where it is absent. */
export const textOrNull = <const F extends Facts = object>(facts: F = {} as F) =>
  ({
    kind: 'text',
    fallback: null as string | null,
    max: MAX_TEXT_LENGTH as number,
    ...facts,
  }) as const;

/** A text that a document may lack. */
export const optionalText = () =>
  ({ kind: 'text', fallback: undefined, max: MAX_TEXT_LENGTH as number }) as const;

export const instant = <const F extends Facts>(facts: F) =>
  ({ kind: 'instant', fallback: '', ...facts }) as const;

export const photo = <const F extends Facts>(max: number, facts: F) =>
  ({ kind: 'photo', fallback: '', max, ...facts }) as const;

export const flag = <const F extends Facts & Pick<FlagField, 'initial'>>(facts: F) =>
  ({ kind: 'flag', fallback: false as boolean, ...facts }) as const;

/** One of `values`. The first is the fallback. */
export const choice = <Value extends string, const F extends Facts>(
  values: readonly [Value, ...Value[]],
  facts: F,
) =>
  ({ kind: 'choice', values: values as readonly Value[], fallback: values[0], ...facts }) as const;

export const integer = <const F extends Facts>(min: number, max: number, facts: F) =>
  ({ kind: 'integer', fallback: min, min, max, ...facts }) as const;

export const textList = <const F extends Facts>(max: number, facts: F) =>
  ({ kind: 'textList', fallback: [] as readonly string[], max, ...facts }) as const;

/** A text of which something is visible. */
export const name = <const F extends Facts>(facts: F) =>
  ({ kind: 'name', fallback: '', ...facts }) as const;

export const number = <const F extends Facts>(min: number, max: number, facts: F) =>
  ({ kind: 'number', fallback: min, min, max, ...facts }) as const;

/** At most `max` texts that match a pattern without backslashes, such as the example. */
export const patternList = (pattern: string, example: string, max: number, facts: Facts = {}) =>
  ({
    kind: 'patternList',
    fallback: [] as readonly string[],
    pattern,
    example,
    max,
    ...facts,
  }) as const;

/** The pattern of an id, as a part of other patterns: `ID_PATTERN` without `^` and `$`. */
export const ID = ID_PATTERN.source.slice(1, -1);

/** At most `max` ids. */
export const idList = (max: number, facts: Facts = {}) => patternList(ID, 'sunrise', max, facts);

/** The id of the account that writes the document. */
export const ownerId = () => ({ kind: 'ownerId', fallback: '', required: 'always' }) as const;

/** A text in a format. */
export const formatted = <const F extends Facts>(format: Format, facts: F) =>
  ({ kind: 'format', fallback: '', format, ...facts }) as const;

export const timestamp = <const F extends Facts>(facts: F) =>
  ({ kind: 'timestamp', fallback: '', isNow: false, ...facts }) as const;

/** The server's time of the write. */
export const serverTime = <const F extends Facts>(facts: F) =>
  ({ kind: 'timestamp', fallback: '', isNow: true, ...facts }) as const;

export const map = <const Fields extends FieldTable, const F extends Facts>(
  fields: Fields,
  facts: F = {} as F,
) => ({ kind: 'map', fields, ...facts }) as const;

/** `min` to `max` maps that all have the fields of a table. */
export const rows = <const Fields extends FieldTable, const F extends Facts>(
  fields: Fields,
  [min, max]: readonly [min: number, max: number],
  facts: F = {} as F,
) => ({ kind: 'rows', rows: fields, fallback: [], min, max, ...facts }) as const;
