import { breakpointDown, breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  justifyContent: 'flex-end',
  marginInlineStart: 'auto',
  selectors: { 'html[data-navbar="hidden"] &': { display: 'none' } },
  '@media': { [breakpointUp('xl')]: { flex: '0 1 24rem' } },
});

export const narrowOnly = style({ '@media': { [breakpointUp('xl')]: { display: 'none' } } });

/** A part of the bar on wide screens. Below `xl` it covers the bar while it is open. */
export const panel = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': {
    [breakpointDown('xl')]: {
      display: 'none',
      position: 'absolute',
      inset: 0,
      zIndex: 1,
      paddingInline: vars.size.gutter,
      background: vars.color.page,
      selectors: { '&[data-open]': { display: 'flex' } },
    },
  },
});

export const field = style({ flexGrow: 1, minInlineSize: 0 });
