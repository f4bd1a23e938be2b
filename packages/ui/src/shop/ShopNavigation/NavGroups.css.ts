import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, motion } = vars;

const plainList = style({ listStyle: 'none', margin: 0, padding: 0 });

export const list = style([plainList, { marginInline: `calc(${space[2]} * -1)` }]);

export const entry = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.borderMuted}` } },
});

const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  boxSizing: 'border-box',
  minBlockSize: vars.size.touch,
  paddingInline: space[2],
  borderRadius: vars.radius.medium,
  color: color.text,
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.surfaceSunken },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
});

export const top = style([
  row,
  {
    justifyContent: 'space-between',
    minBlockSize: '3.5rem',
    fontSize: vars.text.lg,
    fontWeight: vars.weight.semibold,
    letterSpacing: vars.tracking.tight,
    listStyle: 'none',
    selectors: {
      '&::-webkit-details-marker': { display: 'none' },
      '&[data-current], &[aria-current="page"]': { color: color.brandText },
    },
  },
]);

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const chevron = style({
  display: 'grid',
  flexShrink: 0,
  color: color.textMuted,
  transition: `transform ${motion.base} ${motion.easeOut}`,
  selectors: { 'details[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const links = style([plainList, { paddingBlockEnd: space[3] }]);

export const heading = style({
  margin: 0,
  paddingBlock: `${space[2]} ${space[1]}`,
  paddingInlineStart: space[5],
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: vars.tracking.eyebrow,
  textTransform: 'uppercase',
});

export const link = style([
  row,
  {
    paddingBlock: space[1],
    paddingInlineStart: space[5],
    color: color.textMuted,
    selectors: {
      '&:hover': { color: color.text },
      '&[aria-current="page"]': {
        background: color.brandSoft,
        color: color.brandText,
        fontWeight: vars.weight.semibold,
      },
    },
  },
]);
