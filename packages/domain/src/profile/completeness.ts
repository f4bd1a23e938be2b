import { isBlank } from '../validation/removeInvisible';

/** The fields of the profile that count, with their weights. */
const WEIGHTS = [
  ['displayName', 10],
  ['photoURL', 8],
  ['phoneNumber', 7],
  ['preferredName', 6],
  ['contactEmail', 5],
  ['location.country', 4],
  ['location.region', 3],
  ['preferences.contentPreferences', 3],
  ['location.city', 2],
  ['timezone', 2],
  ['location.postalCode', 1],
  ['preferences.theme', 1],
  ['preferences.emailNotifications', 1],
  ['preferences.newsletterSubscribed', 1],
] as const satisfies readonly (readonly [string, number])[];

/** The path of a field that counts for the completeness. */
export type CompletenessField = (typeof WEIGHTS)[number][0];

/** The weights of the fields, heaviest first (docs/product/profile.md#profile-completeness). */
export const completenessWeights: readonly (readonly [CompletenessField, number])[] = WEIGHTS;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getValueAt = (profile: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined),
      profile,
    );

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
  WEIGHTS.filter(([path]) => !isFilled(getValueAt(profile, path))).map(([path]) => path);

/**
 * The percentage of filled weight, a whole number from 0 to 100. Accepts any value: an invalid
 * profile counts as unfilled.
 */
export const computeCompleteness = (profile: unknown): number => {
  let filled = 0;
  let total = 0;
  for (const [path, weight] of WEIGHTS) {
    total += weight;
    if (isFilled(getValueAt(profile, path))) filled += weight;
  }
  return Math.min(100, Math.max(0, Math.round((filled / total) * 100)));
};
