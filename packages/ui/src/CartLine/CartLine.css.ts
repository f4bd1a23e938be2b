import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

export const line = style({
  display: 'grid',
  gridTemplateColumns: '5rem minmax(0, 1fr) auto',
  gap: vars.space[4],
});

export const thumbnail = style({
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  background: vars.color.sunk,
});

export const words = style({ display: 'grid', alignContent: 'center', gap: vars.space[1] });

export const name = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const detail = style({ margin: 0, color: vars.color.soft, fontSize: vars.text.sm });

export const price = style({
  alignSelf: 'center',
  margin: 0,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
