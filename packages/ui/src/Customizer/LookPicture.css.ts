import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

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

export const line = style({ fill: color.soft, opacity: 0.45 });
export const bar = style({ fill: color.soft });
export const mark = style({ fill: color.brand });
