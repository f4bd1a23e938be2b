import { vars } from '@gschool/themes';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { deviceWidths } from './previewSettings';

const { color, radius, space } = vars;

/** How much smaller than its screen the frame is: 1 for the same size. Set by a script. */
export const scale = createVar();

const width = createVar();

export const pane = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  gap: space['3'],
  minInlineSize: 0,
  blockSize: '100%',
});

/** All four choices in one row or in two rows of two, so that none is alone in its row. */
export const toolbar = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space['3'],
  '@container': { '(min-width: 38rem)': { gridTemplateColumns: 'repeat(4, minmax(0, 11rem))' } },
});

/** The frame keeps its physical place, so that it is scaled from the left in every language. */
export const stage = style({
  position: 'relative',
  flex: '1 1 auto',
  overflow: 'hidden',
  minBlockSize: 'min(36rem, 80dvh)',
  direction: 'ltr',
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceSunken,
});

export const device = styleVariants(deviceWidths, (pixels) => ({
  vars: { [width]: `${pixels}px`, [scale]: '1' },
}));

export const frame = style({
  position: 'absolute',
  insetBlockStart: 0,
  // In the middle, also if the frame is wider than the pane before it is scaled.
  insetInlineStart: '50%',
  marginInlineStart: `calc(${width} / -2)`,
  inlineSize: width,
  blockSize: `calc(100% / ${scale})`,
  border: 0,
  background: color.page,
  transform: `scale(${scale})`,
  transformOrigin: 'top',
});

/** Covers the frame until it shows something. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: space['4'],
  background: color.surfaceRaised,
});
