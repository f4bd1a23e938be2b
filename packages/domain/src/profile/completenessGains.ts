import type { CompletenessField } from '../documents/profile';
import { computeCompleteness, completenessWeights, getMissingFields } from './completeness';

/** An unfilled field and the gain of filling it. */
export interface CompletenessGain {
  field: CompletenessField;
  /** Percentage points that filling this field adds to the completeness. */
  gain: number;
}

const total = completenessWeights.reduce((sum, [, weight]) => sum + weight, 0);

/** The unfilled fields of a profile with their gains, heaviest first. */
export const getCompletenessGains = (profile: unknown): readonly CompletenessGain[] => {
  const now = computeCompleteness(profile);
  const missing = new Set(getMissingFields(profile));
  const filled = completenessWeights.reduce((sum, [f, w]) => (missing.has(f) ? sum : sum + w), 0);
  return completenessWeights
    .filter(([field]) => missing.has(field))
    .map(([field, weight]) => ({
      field,
      gain: Math.round(((filled + weight) / total) * 100) - now,
    }));
};
