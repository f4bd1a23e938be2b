// The kinds of fields that documents have. A document is described once, by a table of its fields.
// Its type, its reader, the access rules of Firestore and of the mock, the access cases, the form
// and its limits are derived from the table (docs/decisions/0071-a-document-is-one-table.md).

/** The rules refuse a longer text, unless the field has another limit. */
export const MAX_TEXT_LENGTH = 200;

/** What a table says about a field besides its kind. All of it is optional. */
export interface FieldFacts {
  /**
   * The rules require the field in every document, or only in a `new` one. A field that is not
   * required and is absent has its fallback.
   */
  readonly required?: 'always' | 'new';
  /** A document without this text cannot be read: the reader throws an `AppError`. */
  readonly essential?: true;
  /**
   * Who changes the field later, if not the owner: no one, only the server, or the owner to the
   * value in the token.
   */
  readonly changedBy?: 'nobody' | 'server' | 'token';
  /** The owner edits the field in a form. */
  readonly edited?: true;
  /** An error report must not contain the value. */
  readonly personal?: true;
  /** This browser stores the value, so that a page can start offline. */
  readonly copied?: true;
  /** The weight of the field in the completeness of the profile. */
  readonly completes?: number;
}

/** The id of the document. */
export interface DocumentIdField extends FieldFacts {
  readonly kind: 'documentId';
  readonly fallback: '';
}

/** A text of at most `max` UTF-16 code units. */
export interface TextField<Value extends string = string> extends FieldFacts {
  readonly kind: 'text';
  readonly fallback: Value;
  readonly max: number;
  /** What a form requires of a text that is not empty. */
  readonly format?: 'phone' | 'email' | 'postalCode';
}

/** An ISO 8601 date and time in UTC. The reader accepts any text. */
export interface InstantField extends FieldFacts {
  readonly kind: 'instant';
  readonly fallback: '';
}

/** The https URL of a photo, the path of the member's photo in the storage bucket, or `''`. */
export interface PhotoField extends FieldFacts {
  readonly kind: 'photo';
  readonly fallback: '';
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

/** A whole number from `min` to `max`. The reader rounds other numbers and limits them. */
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

/** A map with fields of its own kinds. */
export interface MapField<Fields extends FieldTable = FieldTable> extends FieldFacts {
  readonly kind: 'map';
  readonly fields: Fields;
}

/** A field that is not a map. */
export type LeafField =
  | DocumentIdField
  | TextField
  | InstantField
  | PhotoField
  | FlagField
  | ChoiceField
  | IntegerField
  | TextListField;

export type Field = LeafField | MapField;

/** The fields of a document, or of a map in it, by name. */
export interface FieldTable {
  readonly [name: string]: Field;
}

type Widened<Value> = Value extends boolean ? boolean : Value;

/** The type of the documents that a table describes. */
export type DocumentOf<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { readonly fields: infer Inner }
    ? DocumentOf<Inner>
    : Fields[Name] extends TextField<infer Value> | ChoiceField<infer Value>
      ? Value
      : Fields[Name] extends { readonly kind: 'documentId' | 'instant' | 'photo' }
        ? string
        : Fields[Name] extends { readonly fallback: infer Value }
          ? Widened<Value>
          : never;
};

type Facts = FieldFacts;

/** The id of the document, which no one changes. */
export const documentId = () =>
  ({ kind: 'documentId', fallback: '', required: 'always', changedBy: 'nobody' }) as const;

/** A text of at most `max` UTF-16 code units; 200 if the facts name no other limit. */
export const text = <const F extends Facts & Partial<Pick<TextField, 'max' | 'format'>>>(
  facts: F,
) => ({ kind: 'text', fallback: '' as string, max: MAX_TEXT_LENGTH as number, ...facts }) as const;

/** A text that has another fallback than `''`. */
export const textOr = <Value extends string, const F extends Facts>(fallback: Value, facts: F) =>
  ({ kind: 'text', fallback, max: MAX_TEXT_LENGTH as number, ...facts }) as const;

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

export const map = <const Fields extends FieldTable>(fields: Fields) =>
  ({ kind: 'map', fields }) as const;
