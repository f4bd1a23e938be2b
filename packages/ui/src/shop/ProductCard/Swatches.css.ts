import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['1'], margin: 0 });

/** A border keeps a dot visible if its color is close to the background. */
export const dot = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  stroke: vars.color.border,
  strokeWidth: 1,
});
