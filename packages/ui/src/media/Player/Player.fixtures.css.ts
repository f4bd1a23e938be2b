import { style } from '@vanilla-extract/css';

/** As wide as a phone held upright. */
export const narrow = style({ maxInlineSize: '24.375rem' });
