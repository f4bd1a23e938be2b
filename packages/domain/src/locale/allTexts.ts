import type { Translated } from './translated';

/** A text in all its languages. The language that is shown comes first. */
export const getAllTexts = <Field extends string>(
  entity: Translated<Field> & Readonly<Record<Field, string | null>>,
  field: Field,
): readonly string[] => [
  ...new Set(
    [entity, ...Object.values(entity.translations ?? {})].flatMap((texts) => texts[field] || []),
  ),
];

/** The texts of a field in all languages except the one that is shown. */
export const getOtherTexts: typeof getAllTexts = (entity, field) =>
  getAllTexts(entity, field).slice(1);
