import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gap: vars.space['10'],
  alignItems: 'start',
  paddingBlock: `${vars.space['8']} ${vars.space['20']}`,
  '@media': {
    [breakpointUp('lg')]: {
      gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
      gap: vars.space['16'],
    },
  },
});

/** Shown beside the questions on wide screens only. */
export const art = style({
  display: 'none',
  '@media': {
    [breakpointUp('lg')]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.space['8'],
      blockSize: 'min(36rem, 70vh)',
      overflow: 'hidden',
      borderRadius: vars.radius.large,
    },
  },
});

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  display: 'block',
  padding: 0,
  marginBlockEnd: vars.space['3'],
  fontWeight: vars.weight.semibold,
  fontSize: vars.text.lg,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space['3'] });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['3'],
  alignItems: 'center',
});
