import { vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, radius, space, text, weight } = vars;

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
});
export const title = style({ fontSize: text.lg });

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: radius.medium,
  color: color.text,
  fontWeight: weight.medium,
});
export const good = style({ background: color.successSoft });
export const bad = style({ background: color.dangerSoft });

export const table = style({
  display: 'block',
  maxBlockSize: '18rem',
  overflow: 'auto',
  borderCollapse: 'collapse',
  fontSize: text.sm,
});
export const caption = style({
  textAlign: 'start',
  paddingBlockEnd: space[2],
  color: color.textMuted,
});
globalStyle(`${table} :is(th, td)`, {
  padding: `${space[1]} ${space[4]} ${space[1]} 0`,
  textAlign: 'start',
  fontWeight: weight.regular,
  whiteSpace: 'nowrap',
});
globalStyle(`${table} thead th`, { color: color.textMuted, fontSize: text.xs });
