import type { LeafField } from '../documents/fields';
import { getValueAt, listLeaves } from '../documents/paths';
import { profileFields, type CompletenessField } from '../documents/profile';
import { isBlank } from '../validation/removeInvisible';

const weigh = (field: LeafField): number => field.completes ?? 0;

/** The weights of the fields, heaviest first (docs/product/profile.md#profile-completeness). */
export const completenessWeights: readonly (readonly [CompletenessField, number])[] = listLeaves(
  profileFields,
)
  .filter(({ field }) => weigh(field) > 0)
  .map(({ path, field }) => [path as CompletenessField, weigh(field)] as const)
  .toSorted(([, one], [, other]) => other - one);

/**
 * Blank texts, empty lists, null and absent values are unfilled. A preference of `false` counts as
 * filled.
 */
const isFilled = (value: unknown): boolean => {
  if (typeof value === 'string') return !isBlank(value);
  if (Array.isArray(value)) return value.length > 0;
  return typeof value === 'boolean' || typeof value === 'number';
};

/** The unfilled fields, heaviest first. */
export const getMissingFields = (profile: unknown): readonly CompletenessField[] =>
  completenessWeights
    .filter(([path]) => !isFilled(getValueAt(profile, path)))
    .map(([path]) => path);

/**
 * The percentage of filled weight, a whole number from 0 to 100. Accepts any value: an invalid
 * profile counts as unfilled.
 */
export const computeCompleteness = (profile: unknown): number => {
  let filled = 0;
  let total = 0;
  for (const [path, weight] of completenessWeights) {
    total += weight;
    if (isFilled(getValueAt(profile, path))) filled += weight;
  }
  return Math.min(100, Math.max(0, Math.round((filled / total) * 100)));
};
