import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], margin: 0 });

/** The edge is drawn, so that a color near the ground's keeps its shape. */
export const dot = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  stroke: vars.color.edge,
  strokeWidth: 1,
});
