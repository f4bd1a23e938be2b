import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../packages/ui/src/internal/focus';

const { color, radius, space, text, weight } = vars;

export const gallery = style({ display: 'grid', gap: space[5], color: color.text });
export const count = style({ margin: 0, fontSize: text.sm, color: color.textMuted });

export const tools = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  gap: space[5],
});
export const sizes = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  marginBlockEnd: space[2],
  padding: 0,
  fontSize: text.sm,
  fontWeight: weight.semibold,
});
export const size = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: space[3],
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  fontSize: text.sm,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.text },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});
export const chosenSize = style({ background: color.brandSoft, borderColor: color.text });
export const radio = style({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  opacity: 0,
});

export const category = style({ display: 'grid', gap: space[3] });
export const heading = style({ margin: 0, fontSize: text.lg });

export const icons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const icon = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateRows: '3.5rem auto auto',
    alignContent: 'start',
    justifyItems: 'center',
    gap: space[1],
    inlineSize: '100%',
    blockSize: '100%',
    padding: space[3],
    border: `1px solid ${color.borderMuted}`,
    borderRadius: radius.large,
    background: color.surfaceRaised,
    color: color.text,
    textAlign: 'center',
    cursor: 'copy',
    ':hover': { borderColor: color.border },
    ':active': { background: color.surfaceSunken },
  },
]);
export const shape = style({ display: 'grid', placeItems: 'center', blockSize: '100%' });

export const name = style({
  fontFamily: vars.font.mono,
  fontSize: text.xs,
  overflowWrap: 'anywhere',
});
export const keywords = style({
  fontSize: text.xs,
  color: color.textMuted,
  overflowWrap: 'anywhere',
});
