import { style } from '@vanilla-extract/css';

/** A page that scrolls. */
export const tallPage = style({ position: 'relative', minBlockSize: '160vh' });
