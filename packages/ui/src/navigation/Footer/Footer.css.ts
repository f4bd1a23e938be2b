import { breakpointUp, lineLength, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const minimal = 'html[data-footer="minimal"] &';

export const footer = style({
  marginBlockStart: vars.space[16],
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  selectors: { [minimal]: { marginBlockStart: vars.space[12], background: 'none' } },
});

export const inner = style({
  maxInlineSize: vars.size.container,
  marginInline: 'auto',
  paddingInline: vars.size.gutter,
});

/** Two halves: the brand, and the lists of links. */
export const top = style({
  display: 'grid',
  gap: `${vars.space[10]} ${vars.space[6]}`,
  paddingBlock: vars.space[12],
  selectors: { [minimal]: { display: 'none' } },
  '@media': {
    [breakpointUp('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const brand = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space[4],
});

export const columns = style({
  display: 'grid',
  // One column if large text leaves no room for two.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: `${vars.space[8]} ${vars.space[6]}`,
  alignContent: 'start',
});

export const tagline = style({
  maxInlineSize: lineLength(24),
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
});

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const social = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] }]);

export const list = plainList;

export const title = style({
  margin: 0,
  marginBlockEnd: vars.space[2],
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  letterSpacing: 'normal',
});

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minBlockSize: '2.25rem',
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&[aria-current="page"]': { color: vars.color.text, fontWeight: vars.weight.medium },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
      borderRadius: vars.radius.small,
    },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[6]}`,
  paddingBlock: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.borderMuted}`,
  color: vars.color.textMuted,
  fontSize: vars.text.sm,
});

export const copyright = style({ margin: 0 });

export const legal = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: vars.space[5] }]);

/** On phones, it has a line for itself, and begins where the other lines begin. */
export const endSlot = style({
  inlineSize: '100%',
  '@media': { [breakpointUp('md')]: { inlineSize: 'auto', marginInlineStart: 'auto' } },
});
