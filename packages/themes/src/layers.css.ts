// The layers of all styles of the library, under one name, so that a project can order them as one
// (`@layer reset, gschool, app`). Rules outside of layers override them, whatever their specificity.
import { globalLayer } from '@vanilla-extract/css';

/** The values of the tokens, also those of a project's own themes. */
export const tokensLayer = globalLayer({ parent: 'gschool' }, 'tokens');

/** Resets, base styles, and the tokens that a language or a setting replaces. */
export const baseLayer = globalLayer({ parent: 'gschool' }, 'base');
