import type { Level } from './types';

/**
 * The levels, from the easiest to the hardest. "Everyone" comes first, because it matches all
 * others.
 */
export const levels: readonly Level[] = ['everyone', 'beginner', 'intermediate', 'advanced'];
