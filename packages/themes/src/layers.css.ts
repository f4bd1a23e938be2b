// The layers of all styles in the library, under one name, so that a project can order them
// together (`@layer reset, gschool, app`). Rules outside of layers override them, no matter how
// specific they are.
import { globalLayer } from '@vanilla-extract/css';

/** The values of the tokens, including those of a project's own themes. */
export const tokensLayer = globalLayer({ parent: 'gschool' }, 'tokens');

/** Resets, base styles, and the tokens that a language or a setting replaces. */
export const baseLayer = globalLayer({ parent: 'gschool' }, 'base');
