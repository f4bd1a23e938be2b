import { style } from '@vanilla-extract/css';

/** As wide as a line of text. */
export const form = style({ maxInlineSize: '44rem' });
