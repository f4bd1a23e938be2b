import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const page = style({
  inlineSize: '3rem',
  blockSize: '2rem',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.small}, 4px)`,
  background: color.page,
  boxShadow: `0 0 0 1px ${color.borderMuted}`,
  forcedColorAdjust: 'none',
});

export const turning = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** The parts of the page: lines of text, a bar, and the part that the setting changes. */
export const parts = styleVariants({
  line: { fill: color.textMuted, opacity: 0.45 },
  bar: { fill: color.textMuted },
  mark: { fill: color.brand },
});
