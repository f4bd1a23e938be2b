/** Media query for reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';
/** Media query for motion of any length. Shorter motion takes its time from `vars.motion`. */
export const fullMotion = '(prefers-reduced-motion: no-preference)';
/** Media query for touch screens, where targets are at least 44 px. */
export const coarsePointer = '(pointer: coarse)';
/** Media query for pointers that can hover. */
export const canHover = '(hover: hover)';
