import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, weight } = vars;

export const downloads = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[5],
  marginBlock: space[4],
  color: color.text,
});
export const themes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: space[3],
  inlineSize: '100%',
});
export const theme = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  padding: space[4],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.medium,
});
export const name = style({ flex: '1 1 auto', fontWeight: weight.semibold });
