import { vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const { color } = vars;

export const page = style({
  inlineSize: '3rem',
  blockSize: '2rem',
  overflow: 'hidden',
  borderRadius: `min(${vars.radius.small}, 4px)`,
  background: color.page,
  boxShadow: `0 0 0 1px ${color.line}`,
  forcedColorAdjust: 'none',
});

export const turning = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** What a page is made of: lines of text, a bar, and what the setting is about. */
export const parts = styleVariants({
  line: { fill: color.soft, opacity: 0.45 },
  bar: { fill: color.soft },
  mark: { fill: color.brand },
});
