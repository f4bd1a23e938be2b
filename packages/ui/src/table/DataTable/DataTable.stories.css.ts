import { style } from '@vanilla-extract/css';

/** A place in which rows are cards. */
export const narrow = style({ maxInlineSize: '24rem' });

/** A place that has no room for all columns. */
export const tight = style({ maxInlineSize: '48rem' });
