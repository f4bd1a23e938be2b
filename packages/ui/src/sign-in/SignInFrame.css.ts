import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  alignItems: 'stretch',
  minBlockSize: `calc(100dvh - ${vars.size.header})`,
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const form = style({
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
  paddingBlock: vars.space['8'],
  '@media': { [breakpointUp('lg')]: { alignSelf: 'center', paddingBlock: vars.space['12'] } },
});

/** Sticky beside a long form, as tall as the screen. */
export const art = style({
  display: 'none',
  overflow: 'hidden',
  '@media': {
    [breakpointUp('lg')]: {
      display: 'block',
      position: 'sticky',
      insetBlockStart: vars.size.header,
      blockSize: `calc(100dvh - ${vars.size.header})`,
    },
  },
});

export const title = style({ outline: 'none', overflowWrap: 'anywhere' });

/** It may contain an email address, which is one long word. */
export const lead = style({ overflowWrap: 'anywhere', textWrap: 'pretty' });
