import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/focus';

const { color, space } = vars;

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[1],
  boxSizing: 'border-box',
  minInlineSize: vars.size.touch,
  minBlockSize: vars.size.touch,
  borderRadius: vars.radius.control,
  fontVariantNumeric: 'tabular-nums',
});

const pressable = style([
  focusRing,
  {
    color: color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    transition: `background-color ${vars.motion.fast} ${vars.motion.easeOut}`,
    ':hover': { background: color.surfaceSunken },
  },
]);

export const page = style([
  box,
  pressable,
  {
    selectors: {
      '&[aria-current="page"]': {
        background: color.brand,
        color: color.onBrand,
        fontWeight: vars.weight.semibold,
      },
    },
  },
]);

export const step = style([box, pressable, { paddingInline: space[2] }]);

/** "Previous" on the first page and "Next" on the last: not a link, but it keeps its space. */
export const stepOff = style([
  box,
  { paddingInline: space[2], color: color.textMuted, opacity: 0.6 },
]);

export const gap = style([box, { color: color.textMuted, minInlineSize: '2rem' }]);

/** Hidden on phones, where one sentence replaces the numbers. */
export const number = style({
  display: 'none',
  '@media': { [breakpointUp('md')]: { display: 'block' } },
});

export const summary = style({
  flex: 1,
  color: color.textMuted,
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [breakpointUp('md')]: { display: 'none' } },
});

export const previous = style({
  marginInlineEnd: 'auto',
  '@media': { [breakpointUp('md')]: { marginInlineEnd: space[2] } },
});

export const next = style({
  marginInlineStart: 'auto',
  '@media': { [breakpointUp('md')]: { marginInlineStart: space[2] } },
});
