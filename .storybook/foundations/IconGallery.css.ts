import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../packages/ui/src/internal/focus';

const { color, radius, space, text } = vars;

export const gallery = style({ display: 'grid', gap: space[4], color: color.text });
export const count = style({ fontSize: text.sm, color: color.textMuted });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
  gap: space[3],
});

export const icon = style([
  focusRing,
  {
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: space[2],
    inlineSize: '100%',
    blockSize: '100%',
    minBlockSize: '8rem',
    padding: space[3],
    border: `1px solid ${color.borderMuted}`,
    borderRadius: radius.large,
    background: color.surfaceRaised,
    ':hover': { borderColor: color.border },
  },
]);

export const name = style({
  fontFamily: vars.font.mono,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});
export const mirrors = style({ fontSize: text.xs, color: color.textMuted });
