import {
  computeCompleteness,
  completenessWeights,
  getMissingFields,
  type CompletenessField,
} from './completeness';

/** A field that is still empty, and what filling it adds. */
export interface CompletenessGain {
  field: CompletenessField;
  /** Percentage points that filling this one adds to what the meter shows now. */
  gain: number;
}

const total = completenessWeights.reduce((sum, [, weight]) => sum + weight, 0);

/** What is missing of a profile, heaviest first, with how much each brings (spec, section 5). */
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
