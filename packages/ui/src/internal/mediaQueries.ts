/** Media query of people who asked for less movement. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media query of fingers, where targets are 44 px at least. */
export const coarsePointer = '(pointer: coarse)';
/** Media query of pointers that can rest on a thing. */
export const canHover = '(hover: hover)';
