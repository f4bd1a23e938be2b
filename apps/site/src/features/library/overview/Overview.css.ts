import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, motion, space } = vars;

/**
 * One muted line. On phones, the statistics are on a second line. It keeps its height while it is
 * empty.
 */
export const overview = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space['6'],
  minBlockSize: vars.size.touch,
  marginBlockEnd: space['3'],
  color: color.textMuted,
  fontSize: vars.text.sm,
  '@media': { [breakpointUp('lg')]: { flexWrap: 'nowrap' } },
});

export const row = style({ flex: '1 1 auto', minInlineSize: 0, outline: 'none' });

export const begun = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space['4'],
  minInlineSize: 0,
  '@media': { [breakpointUp('md')]: { flexWrap: 'nowrap' } },
});

export const label = style({ flex: 'none', margin: 0 });

/**
 * Scrolls sideways. Its end fades out, so that people see that there is more. It has room for focus
 * rings.
 */
export const scroller = style({
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space['1'],
  marginInlineStart: `calc(-1 * ${space['1']})`,
  maskImage: `linear-gradient(to left, transparent ${space['3']}, black ${space['12']})`,
  selectors: {
    '[dir="rtl"] &': {
      maskImage: `linear-gradient(to right, transparent ${space['3']}, black ${space['12']})`,
    },
  },
});

export const items = style({
  display: 'flex',
  inlineSize: 'max-content',
  margin: 0,
  padding: 0,
  paddingInlineEnd: space['12'],
  listStyle: 'none',
});

export const item = style({ display: 'flex', alignItems: 'center' });

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: '2.25rem',
  borderRadius: vars.radius.small,
  color: color.text,
  fontWeight: vars.weight.semibold,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  ':hover': { textDecoration: 'underline' },
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const left = style({
  color: color.textMuted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
});

/** Visible while its class is hovered or has the focus; always on touch screens. */
export const remove = style({
  display: 'flex',
  transition: `opacity ${motion.fast} ${motion.easeOut}`,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { [`${item}:is(:hover, :focus-within) > &`]: { opacity: 1 } },
    },
  },
});

export const statistics = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space['2'],
  maxInlineSize: '100%',
});

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const figure = style({
  display: 'flex',
  selectors: {
    '&:not(:last-child)::after': { content: '"·"', marginInline: space['2'] },
  },
});

export const pair = style({ margin: 0 });

export const value = style({
  color: color.text,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const show = style({ marginInlineStart: 'auto' });
