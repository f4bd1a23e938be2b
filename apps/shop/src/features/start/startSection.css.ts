import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const section = style({
  paddingBlock: 'clamp(2.5rem, 6vw, 5rem)',
  // Links to the section stop below the sticky header.
  scrollMarginBlockStart: vars.size.header,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space[4],
  marginBlockEnd: vars.space[6],
});

export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space[4],
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });
