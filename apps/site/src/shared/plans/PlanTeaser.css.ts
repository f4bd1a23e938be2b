import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** As tall as two plan cards, to avoid a layout shift. */
export const teaser = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  minBlockSize: '19rem',
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space['1']} ${vars.space['4']}`,
  alignItems: 'baseline',
  paddingBlock: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
});

/** A full row below the name and the price. */
export const fullRow = style({ flexBasis: '100%' });
