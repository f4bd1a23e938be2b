import { style } from '@vanilla-extract/css';

/** A field as wide as a line of words. */
export const form = style({ maxInlineSize: '44rem' });
