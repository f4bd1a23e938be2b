import { cyclicalPhases } from './phases';
import type { ClassCard, CyclicalPhase } from './types';

/** The number of phases that a class fits. A class without phases fits all four. */
const countPhases = ({ phases }: ClassCard): number => phases.length || cyclicalPhases.length;

/** The result for the cyclical view. */
export interface CyclicalSelection {
  classes: readonly ClassCard[];
  /** Whether every class of `classes` fits all four phases. */
  isForAnyPhase: boolean;
}

/** Whether any class names a phase. If not, there is nothing to select. */
export const hasPhases = (classes: readonly ClassCard[]): boolean =>
  classes.some(({ phases }) => phases.length > 0);

/**
 * The classes of a phase. Without a phase: the classes that fit all phases, or, if there are none,
 * those that fit the most. The order stays the same. The phase is a preference, never a health
 * claim, and is stored nowhere (docs/product/catalog.md#cyclical-view).
 */
export const getClassesForPhase = (
  classes: readonly ClassCard[],
  phase: CyclicalPhase | null,
): CyclicalSelection => {
  if (phase !== null) {
    const isForAnyPhase = false;
    return { classes: classes.filter(({ phases }) => phases.includes(phase)), isForAnyPhase };
  }
  const widest = classes.reduce((most, card) => Math.max(most, countPhases(card)), 0);
  return {
    classes: classes.filter((card) => countPhases(card) === widest),
    isForAnyPhase: widest >= cyclicalPhases.length,
  };
};
