import { style } from '@vanilla-extract/css';

/** As wide as a phone in portrait. */
export const narrow = style({ maxInlineSize: '24.375rem' });
