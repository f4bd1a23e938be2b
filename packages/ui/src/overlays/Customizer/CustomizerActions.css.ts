import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const actions = style({ display: 'grid', gap: space[3], inlineSize: '100%' });

export const status = style({
  fontSize: vars.text.sm,
  color: color.textMuted,
  // A live region must stay rendered, so an empty one only takes no space.
  ':empty': { marginBlockEnd: `calc(-1 * ${space[3]})` },
});

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  gap: space[3],
});
