import { style } from '@vanilla-extract/css';

/** As wide as a phone in portrait. */
export const phoneWidth = style({ maxInlineSize: '24.375rem' });
