import { globalStyle, style } from '@vanilla-extract/css';

/** A picture shows the menu in a narrow window too. */
export const shown = style({});
globalStyle(`${shown} > nav`, { display: 'block !important' as 'block' });
