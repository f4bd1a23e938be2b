import { style } from '@vanilla-extract/css';

export const locked = style({ overflow: 'hidden' });

export const lockedWithGutter = style({ scrollbarGutter: 'stable' });
