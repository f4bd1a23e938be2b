import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** Reserves the space of the qualities, so that the dialog keeps its size when they load. */
export const body = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['5'],
  minBlockSize: '13rem',
});

/** What the download takes: the one line that decides. */
export const takes = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['3'],
  paddingBlock: vars.space['3'],
  paddingInline: vars.space['4'],
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceSunken,
  fontVariantNumeric: 'tabular-nums',
});
