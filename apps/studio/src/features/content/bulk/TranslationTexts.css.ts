import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** The original beside its translation, where two columns fit. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  gap: `${vars.space[2]} ${vars.space[5]}`,
  alignItems: 'start',
});

export const original = style({
  margin: 0,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
