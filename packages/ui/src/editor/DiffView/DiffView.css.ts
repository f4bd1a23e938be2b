import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const container = style({ containerType: 'inline-size', minInlineSize: 0 });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const change = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: space[2],
  minInlineSize: 0,
});

export const label = style({
  margin: 0,
  color: color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** Side by side where both have room. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  inlineSize: '100%',
  '@container': {
    '(min-width: 36rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[3] },
  },
});

export const side = style({
  minInlineSize: 0,
  padding: space[3],
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.medium,
  background: color.surfaceRaised,
});

export const caption = style({
  margin: 0,
  marginBlockEnd: space[1],
  color: color.textMuted,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.snug,
});

export const text = style({
  color: color.text,
  lineHeight: vars.leading.body,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

const mark = { borderRadius: vars.radius.small, boxDecorationBreak: 'clone' } as const;

export const removed = style({
  ...mark,
  background: color.dangerSoft,
  color: color.dangerText,
  textDecoration: 'line-through',
});

export const added = style({
  ...mark,
  background: color.successSoft,
  color: color.successText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

export const muted = style({ color: color.textMuted });

/** For screen readers. Not in what people copy. */
export const announced = style({ userSelect: 'none' });
