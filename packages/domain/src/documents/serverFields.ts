// The kinds of fields that only documents of the server have: no browser writes them, so neither the
// access rules nor the mock check them.

import type { Translated } from '../locale/translated';
import type { DocumentOf, FieldFacts, LeafField, MapField, RowsField } from './fields';

/** A URL of a picture, or a reference to poster art (`PictureRef`). The reader accepts any text. */
export interface PictureField extends FieldFacts {
  readonly kind: 'picture';
  readonly fallback: '';
}

/** A whole number of a unit, more than 0. The reader accepts any number of at least 0. */
export interface LengthField extends FieldFacts {
  readonly kind: 'length';
  readonly fallback: number;
  readonly unit: 'seconds' | 'minutes';
}

/** Texts of 1 to 80 characters. The reader accepts any text. */
export interface TagListField extends FieldFacts {
  readonly kind: 'tagList';
  readonly fallback: readonly string[];
}

/** A list of some of a few texts. */
export interface ChoiceListField<Value extends string = string> extends FieldFacts {
  readonly kind: 'choiceList';
  readonly values: readonly Value[];
  readonly fallback: readonly Value[];
}

/** One of a few texts, or null. */
export interface NullableChoiceField<Value extends string = string> extends FieldFacts {
  readonly kind: 'choiceOrNull';
  readonly values: readonly Value[];
  readonly fallback: Value | null;
}

/** An ISO 8601 date and time in UTC, or null. */
export interface NullableInstantField extends FieldFacts {
  readonly kind: 'instantOrNull';
  readonly fallback: string | null;
}

/** Any number of any texts. */
export interface AnyTextsField extends FieldFacts {
  readonly kind: 'anyTexts';
  readonly fallback: readonly string[] | undefined;
}

/** True, false, or absent. */
export interface OptionalFlagField extends FieldFacts {
  readonly kind: 'optionalFlag';
  readonly fallback: undefined;
}

/** A map with any fields. The reader accepts any map. */
export interface AnyMapField extends FieldFacts {
  readonly kind: 'anyMap';
  readonly fallback: Readonly<Record<string, unknown>> | null;
}

/** A text, or null, which means something else than no value. */
export interface TextNullOrAbsentField extends FieldFacts {
  readonly kind: 'textNullOrAbsent';
  readonly fallback: undefined;
}

/** A map of a document that only the server writes. If it is essential, it must be there. */
export interface ServerMapField extends Omit<MapField, 'fields'> {
  readonly fields: ServerTable;
}

/** A list of maps of a document that only the server writes. */
export interface ServerRowsField extends Omit<RowsField, 'rows'> {
  readonly rows: ServerTable;
}

/** A field of a document that only the server writes. No access rule checks its value. */
export type ServerField =
  | Exclude<LeafField, RowsField>
  | ServerRowsField
  | ServerMapField
  | PictureField
  | LengthField
  | TagListField
  | ChoiceListField
  | NullableChoiceField
  | NullableInstantField
  | AnyTextsField
  | OptionalFlagField
  | AnyMapField
  | TextNullOrAbsentField;

/** The fields of a document that only the server writes, by name. */
export interface ServerTable {
  readonly [name: string]: ServerField;
}

type Facts = FieldFacts;

export const picture = <const F extends Facts>(facts: F) =>
  ({ kind: 'picture', fallback: '', ...facts }) as const;

/** A whole number of seconds or minutes, more than 0. */
export const length = <const F extends Facts>(unit: LengthField['unit'], facts: F) =>
  ({ kind: 'length', fallback: 0 as number, unit, ...facts }) as const;

export const tagList = <const F extends Facts>(facts: F) =>
  ({ kind: 'tagList', fallback: [] as readonly string[], ...facts }) as const;

/** Any number of any texts. */
export const anyTexts = () => ({ kind: 'anyTexts', fallback: [] as readonly string[] }) as const;

/** Any number of any texts, which a document may lack. */
export const optionalTexts = () => ({ kind: 'anyTexts', fallback: undefined }) as const;

/** A flag that a document may lack. */
export const optionalFlag = () => ({ kind: 'optionalFlag', fallback: undefined }) as const;

/** A map with any fields. */
export const anyMap = <const F extends Facts = object>(facts: F = {} as F) =>
  ({ kind: 'anyMap', fallback: {} as Readonly<Record<string, unknown>>, ...facts }) as const;

/** A map with any fields, or null. */
export const anyMapOrNull = <const F extends Facts = object>(facts: F = {} as F) =>
  ({
    kind: 'anyMap',
    fallback: null as Readonly<Record<string, unknown>> | null,
    ...facts,
  }) as const;

/** A text, or null, which means something else than no value. */
export const textNullOrAbsent = () => ({ kind: 'textNullOrAbsent', fallback: undefined }) as const;

/** A map in a document that only the server writes. */
export const serverMap = <const Fields extends ServerTable, const F extends Facts = object>(
  fields: Fields,
  facts: F = {} as F,
) => ({ kind: 'map', fields, ...facts }) as const;

/** A date and time, or null. The reader refuses any other value. */
export const instantOrNull = () =>
  ({ kind: 'instantOrNull', fallback: null as string | null, essential: true }) as const;

/** One of `values`, or null. */
export const choiceOrNull = <Value extends string>(values: readonly Value[]) =>
  ({ kind: 'choiceOrNull', values, fallback: null as Value | null }) as const;

/** Some of `values`. */
export const choiceList = <Value extends string, const F extends Facts>(
  values: readonly Value[],
  facts: F,
) => ({ kind: 'choiceList', values, fallback: [] as readonly Value[], ...facts }) as const;

/** Any number of maps, in a document that only the server writes. */
export const serverRows = <const Fields extends ServerTable, const F extends Facts>(
  fields: Fields,
  facts: F,
) => ({ kind: 'rows', rows: fields, fallback: [], min: 0, max: Infinity, ...facts }) as const;

/** The names of the texts that a document may have in several languages. */
export type TranslatedText<Fields> = {
  [Name in keyof Fields & string]: Fields[Name] extends {
    readonly kind: 'text';
    readonly translated: true;
  }
    ? Name
    : never;
}[keyof Fields & string];

/** The lists of maps that a document may have in several languages. */
type TranslatedLists<Fields> = {
  readonly [
    Name in keyof Fields as Fields[Name] extends {
      readonly kind: 'rows';
      readonly translated: true;
    }
      ? Name
      : never
  ]?: Fields[Name] extends { readonly rows: infer Inner } ? readonly DocumentOf<Inner>[] : never;
};

/** What the translated fields of a table add to its documents. */
export type TranslatedOf<Fields> = Translated<TranslatedText<Fields>, TranslatedLists<Fields>>;
