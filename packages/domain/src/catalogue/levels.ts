import type { Level } from './types';

/** From the easiest, "everyone" first: it fits all others. */
export const levels: readonly Level[] = ['everyone', 'beginner', 'intermediate', 'advanced'];
