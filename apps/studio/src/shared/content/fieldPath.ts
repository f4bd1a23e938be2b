import { translatedTexts } from '@gschool/domain/content-pack';

/** Whether a path is a field or a part of it: `title.ar` and `title` are within `title`. */
export const isWithin = (path: string, field: string): boolean =>
  path === field || path.startsWith(`${field}.`);

/** The parts of a path: `chapters.0.title.ar`. */
export interface FieldPathParts {
  /** The name of the field in a pack: `chapters`. */
  field: string;
  /** The position in a list of rows, from 0. */
  row: number | null;
  /** The field of the row: `title`. */
  rowField: string | null;
  /** The language of a text. */
  language: string | null;
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

/** Splits the path of a value in an entry. */
export const parseFieldPath = (path: string): FieldPathParts => {
  const [field = '', ...rest] = path.split('.');
  const hasRow = /^\d+$/.test(rest[0] ?? '');
  const row = hasRow ? Number(rest.shift()) : null;
  const rowField = hasRow ? (rest.shift() ?? null) : null;
  const [last] = rest;
  const isText = translatedTexts.includes(rowField ?? field);
  return { field, row, rowField, language: isText && last && LANGUAGE.test(last) ? last : null };
};
