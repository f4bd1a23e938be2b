import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { createVariants } from '../../internal/variants';

const { color, space, motion } = vars;

export const nav = createVariants(
  { minInlineSize: 0 },
  { underlined: { borderBlockEnd: `1px solid ${color.borderMuted}` }, pills: {} },
);

const before = createVar();
const after = createVar();
const fade = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

/** Fades at an edge that cuts a tab off, to show that the row scrolls. */
const row = style({
  display: 'flex',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  vars: { [before]: '0px', [after]: '0px' },
  selectors: {
    '&[data-more-before]': { vars: { [before]: space['10'] } },
    '&[data-more-after]': { vars: { [after]: space['10'] } },
    '&:is([data-more-before], [data-more-after])': { maskImage: fade('right') },
    '[dir=rtl] &:is([data-more-before], [data-more-after])': { maskImage: fade('left') },
  },
});

export const list = createVariants(row, {
  underlined: { gap: space['6'] },
  // Its labels align with the page; the targets extend beyond it.
  pills: { gap: space['1'], marginInline: `calc(-1 * ${space['3']})` },
});

export const item = style({ flexShrink: 0 });

const link = style([
  focusRing,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    color: color.textMuted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `color ${motion.fast} ${motion.easeOut}`,
    ':hover': { color: color.text },
    selectors: { '&[aria-current=page]': { color: color.text } },
  },
]);

export const tab = createVariants(link, {
  underlined: {
    position: 'relative',
    minBlockSize: '3rem',
    fontWeight: vars.weight.semibold,
    ':focus-visible': { outlineOffset: '-4px', borderRadius: vars.radius.small },
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        blockSize: '3px',
        borderRadius: vars.radius.full,
        background: color.brand,
        transform: 'scaleX(0)',
        transition: `transform ${motion.base} ${motion.easeOut}`,
      },
      '&[aria-current=page]::after': { transform: 'none' },
    },
  },
  pills: {
    minBlockSize: vars.size.touch,
    paddingInline: space['3'],
    borderRadius: vars.radius.control,
    fontSize: vars.text.sm,
    fontWeight: vars.weight.medium,
    ':focus-visible': { outlineOffset: '-3px' },
    selectors: {
      '&[aria-current=page]': { background: color.brandSoft, fontWeight: vars.weight.semibold },
    },
  },
});
