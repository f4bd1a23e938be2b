import { createVar, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';

const { color, space, motion } = vars;

export const nav = style({ borderBlockEnd: `1px solid ${color.borderMuted}`, minInlineSize: 0 });

const before = createVar();
const after = createVar();
const fade = (side: 'left' | 'right') =>
  `linear-gradient(to ${side}, transparent, black ${before}, black calc(100% - ${after}), transparent)`;

/** Fades at an edge that cuts a tab off, to show that the row scrolls. */
export const list = style({
  display: 'flex',
  gap: space['6'],
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

export const item = style({ flexShrink: 0 });

export const tab = style([
  focusRing,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space['2'],
    minBlockSize: '3rem',
    color: color.textMuted,
    fontWeight: vars.weight.semibold,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    transition: `color ${motion.fast} ${motion.easeOut}`,
    ':hover': { color: color.text },
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
      '&[aria-current=page]': { color: color.text },
      '&[aria-current=page]::after': { transform: 'none' },
    },
  },
]);
