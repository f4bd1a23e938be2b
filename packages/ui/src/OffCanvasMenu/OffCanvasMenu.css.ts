import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { reducedMotion } from '../internal/mediaQueries';

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const header = style({ marginBlockEnd: vars.space[4] });

export const list = style([plainList, { marginInline: `calc(${vars.space[2]} * -1)` }]);

export const entry = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.medium,
  color: vars.color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunk },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});

export const top = style([
  row,
  {
    justifyContent: 'space-between',
    minBlockSize: '3.5rem',
    fontSize: vars.text.lg,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.tight,
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[data-current], &[aria-current="page"]': { color: vars.color.brandText },
    },
  },
]);

export const chevron = style({
  display: 'grid',
  color: vars.color.soft,
  transition: `transform ${vars.motion.base} ${vars.motion.easeOut}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});

export const children = style([plainList, { paddingBlockEnd: vars.space[3] }]);

export const link = style([
  row,
  {
    paddingInlineStart: vars.space[5],
    color: vars.color.soft,
    selectors: {
      '&:hover': { color: vars.color.ink },
      '&[aria-current="page"]': {
        background: vars.color.brandSoft,
        color: vars.color.brandText,
        fontWeight: vars.weight.semibold,
      },
    },
  },
]);

export const footer = style({ display: 'grid', gap: vars.space[3] });
