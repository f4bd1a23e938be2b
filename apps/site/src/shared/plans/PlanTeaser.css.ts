import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** As high as two plans from the first moment: nothing moves when the prices arrive. */
export const teaser = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['3'],
  minBlockSize: '13.5rem',
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space['4'],
  alignItems: 'baseline',
  paddingBlock: vars.space['3'],
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const price = style({
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
