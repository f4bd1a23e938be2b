/** The four phases of the cyclical view, in order. */
export const cyclicalPhases = ['menstrual', 'follicular', 'ovulatory', 'luteal'] as const;
