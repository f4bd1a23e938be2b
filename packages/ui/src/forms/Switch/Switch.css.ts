import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as choiceStyles from '../../internal/Choice.css';
import { focusRing } from '../../internal/focus';
import { canHover } from '../../internal/mediaQueries';

const { color, motion } = vars;

/** The label first and the switch at the end of the row, as in lists of settings. */
export const rowWithSwitchAtEnd = style([
  choiceStyles.row,
  { gridTemplateColumns: 'minmax(0, 1fr) auto' },
]);

export const switchTrack = style([
  focusRing,
  {
    appearance: 'none',
    boxSizing: 'border-box',
    display: 'grid',
    alignItems: 'center',
    flexShrink: 0,
    inlineSize: '2.75rem',
    blockSize: '1.625rem',
    margin: 0,
    padding: '0.1875rem',
    border: `1.5px solid ${color.border}`,
    borderRadius: vars.radius.full,
    background: color.surfaceSunken,
    cursor: 'inherit',
    scrollMarginBlock: `calc(${vars.size.header} + ${vars.space['8']})`,
    transition: `background-color ${motion.base} ${motion.easeOut}, border-color ${motion.base} ${motion.easeOut}`,
    ':checked': { background: color.brand, borderColor: color.brandText },
    ':disabled': { opacity: 0.5 },
    '::before': {
      content: '',
      inlineSize: '1rem',
      blockSize: '1rem',
      borderRadius: '50%',
      background: color.border,
      transition: `transform ${motion.base} ${motion.easeOut}, background-color ${motion.base} ${motion.easeOut}`,
    },
    selectors: {
      '&:checked::before': { background: color.onBrand, transform: 'translateX(1.1875rem)' },
      '[dir=rtl] &:checked::before': { transform: 'translateX(-1.1875rem)' },
      '&[aria-invalid=true]': { borderColor: color.danger, borderWidth: '2px' },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not(:disabled)': { borderColor: color.text },
          '&:hover:not(:disabled, :checked)::before': { background: color.text },
        },
      },
      // Forced colors remove backgrounds, so system colors show on and off.
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        borderColor: 'ButtonText',
        background: 'Canvas',
        '::before': { background: 'ButtonText' },
        ':checked': { background: 'Highlight', borderColor: 'Highlight' },
        ':disabled': { borderColor: 'GrayText', opacity: 1 },
        selectors: {
          '&:checked::before': { background: 'HighlightText' },
          '&:disabled::before': { background: 'GrayText' },
        },
      },
    },
  },
]);

/** Aligned with the first line of the label, whatever its font size. */
export const slot = style({ display: 'grid', alignItems: 'center', blockSize: '1lh' });
