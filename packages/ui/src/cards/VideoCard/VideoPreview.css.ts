import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

/** An empty layer until the preview starts. */
export const container = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

export const video = style({
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  opacity: 0,
  transition: `opacity ${vars.motion.slow} ${vars.motion.easeOut}`,
  selectors: { '&[data-playing]': { opacity: 1 } },
});
