import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const lg = breakpointUp('lg');

export const clip = style({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  aspectRatio: '16 / 9',
  alignSelf: 'start',
  gridColumn: '1 / -1',
  '@media': {
    // At this width and wider, the row has at least three columns.
    [lg]: {
      gridColumn: 'span 2',
      gridRow: 'span 2',
      aspectRatio: 'auto',
      alignSelf: 'stretch',
    },
  },
});

export const clipVideo = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const clipButton = style({
  position: 'absolute',
  insetInlineEnd: vars.space['3'],
  insetBlockEnd: vars.space['3'],
});
