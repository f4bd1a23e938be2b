import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** Three columns, one per kind of tag. */
export const kinds = style({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3.5rem)',
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

/** Names with the count at the end of the line. */
export const index = style({
  display: 'grid',
  columnGap: 'clamp(2rem, 5vw, 4rem)',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: vars.size.touch,
  borderBlockEnd: `1px solid ${color.borderMuted}`,
});

export const link = style({
  color: color.text,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  selectors: {
    '&:hover': { color: color.brandText, textDecoration: 'underline' },
    '&:focus-visible::after': { outline: `2px solid ${color.focus}` },
  },
});

export const count = style({
  color: color.textMuted,
  fontSize: vars.text.sm,
  whiteSpace: 'nowrap',
});
