import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Beside the title, which keeps its room. */
export const nav = style({
  maxInlineSize: '100%',
  '@media': { [breakpointUp('md')]: { maxInlineSize: '55vw' } },
});

/** The labels of the first and the last entry align with the page; their targets extend beyond it. */
export const list = style({
  display: 'flex',
  gap: vars.space['1'],
  margin: 0,
  marginInline: `calc(-1 * ${vars.space['3']})`,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space['3'],
  borderRadius: vars.radius.control,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[aria-current="page"]': {
      background: vars.color.brandSoft,
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
});
