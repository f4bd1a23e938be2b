/**
 * The levels, from the easiest to the hardest. "Everyone" comes first, because it matches all
 * others.
 */
export const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const;
