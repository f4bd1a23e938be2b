import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text } = vars;

export const finish = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
});
export const title = style({ fontSize: text.lg });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'start',
  gap: space[4],
});
export const wide = style({ gridColumn: '1 / -1' });
export const step = style({
  marginBlockStart: space[3],
  fontSize: text.sm,
  color: color.textMuted,
});
export const code = style({
  margin: 0,
  padding: space[4],
  overflow: 'auto',
  borderRadius: radius.medium,
  background: color.surfaceSunken,
  color: color.text,
  fontFamily: vars.font.mono,
  fontSize: text.xs,
  lineHeight: 1.6,
  // Code runs from left to right on every page.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
/** Reserves its line, so that nothing moves when the status appears. */
export const status = style({ minBlockSize: '1.5em', fontSize: text.sm, color: color.textMuted });
