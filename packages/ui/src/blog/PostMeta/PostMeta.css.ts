import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space, text } = vars;

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['2'],
  rowGap: space['1'],
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

export const author = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  minInlineSize: 0,
  color: color.text,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

/** The date and the reading time wrap together, with a dot between them. */
export const details = style({ display: 'inline-block' });

export const dot = style({ marginInline: space['2'] });
