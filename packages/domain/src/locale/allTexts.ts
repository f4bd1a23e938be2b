import type { Translated } from './translated';

/** A text in all its languages, the shown one first. */
export const getAllTexts = <Field extends string>(
  entity: Translated<Field> & Readonly<Record<Field, string | null>>,
  field: Field,
): readonly string[] => [
  ...new Set(
    [entity, ...Object.values(entity.translations ?? {})].flatMap((texts) => texts[field] || []),
  ),
];

/** The texts of a field in all languages except the shown one. */
export const getOtherTexts: typeof getAllTexts = (entity, field) =>
  getAllTexts(entity, field).slice(1);
