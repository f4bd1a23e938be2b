import type { ClassCard, CyclicalPhase } from './types';

/** The four phases of the cyclical view, in their order. */
export const cyclicalPhases: readonly CyclicalPhase[] = [
  'menstrual',
  'follicular',
  'ovulatory',
  'luteal',
];

/** How many phases a class fits: one that names none is bound to none, so it fits all four. */
const countPhases = ({ phases }: ClassCard): number => phases.length || cyclicalPhases.length;

/** What the cyclical view shows. */
export interface CyclicalSelection {
  classes: readonly ClassCard[];
  /** True when every one of `classes` fits all four phases. */
  isForAnyPhase: boolean;
}

/** False for a catalogue whose classes name no phase: there is nothing to choose by. */
export const hasPhases = (classes: readonly ClassCard[]): boolean =>
  classes.some(({ phases }) => phases.length > 0);

/**
 * The classes of a phase, or without one those that fit any phase; where no
 * class does, those that fit the most. In the order given. The phase is a
 * preference, never a health claim, and is kept nowhere.
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
