import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from '../../internal/focus';
import { canHover, coarsePointer } from '../../internal/mediaQueries';

const { color, space } = vars;

export const list = style([
  focusRing,
  {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space['2'],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    borderRadius: vars.radius.small,
  },
]);

export const item = style({ display: 'flex', minInlineSize: 0, maxInlineSize: '100%' });

export const more = style([
  focusRing,
  {
    minBlockSize: '2rem',
    margin: 0,
    paddingBlock: space['1'],
    paddingInline: space['3'],
    border: `1px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: 'transparent',
    color: color.text,
    fontFamily: 'inherit',
    fontSize: vars.text.sm,
    fontWeight: vars.weight.semibold,
    lineHeight: vars.leading.snug,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    touchAction: 'manipulation',
    '@media': {
      [coarsePointer]: { minBlockSize: vars.size.touch },
      [canHover]: { ':hover': { background: color.surfaceSunken } },
    },
  },
]);
