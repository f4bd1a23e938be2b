import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { focusRing } from './focus';
import { canHover, coarsePointer } from './mediaQueries';

const { color, space, motion } = vars;

/** A box or a dot with its label next to it; the whole row is the target. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['3'],
  alignItems: 'start',
  paddingBlock: space['1'],
  color: color.text,
  lineHeight: vars.leading.body,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: color.textMuted, cursor: 'default' } },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch, paddingBlock: space['2'] },
  },
});

export const text = style({ display: 'block' });

export const hint = style({
  display: 'block',
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

export const choice = style([
  focusRing,
  {
    appearance: 'none',
    boxSizing: 'border-box',
    display: 'grid',
    placeContent: 'center',
    inlineSize: '1.375rem',
    blockSize: '1.375rem',
    margin: 0,
    marginBlockStart: '0.125rem',
    border: `1.5px solid ${color.border}`,
    background: color.surfaceRaised,
    color: color.onBrand,
    cursor: 'inherit',
    scrollMarginBlock: `calc(${vars.size.header} + ${space['8']})`,
    ':checked': { background: color.brand, borderColor: color.brandText },
    ':disabled': { opacity: 0.5 },
    selectors: {
      // For radio buttons the group has `aria-invalid`, because the attribute is not allowed on a
      // single one.
      '&[aria-invalid=true], [role=radiogroup][aria-invalid=true] &:enabled': {
        borderColor: color.danger,
        borderWidth: '2px',
      },
      '&::before': {
        content: '',
        inlineSize: '0.8125rem',
        blockSize: '0.8125rem',
        background: 'currentColor',
        transform: 'scale(0)',
        transition: `transform ${motion.fast} ${motion.easeOut}`,
      },
      '&:checked::before': { transform: 'scale(1)' },
      '&:active:enabled:not(:checked)': { background: color.borderMuted },
    },
    '@media': {
      [canHover]: {
        selectors: {
          // The label is part of the target, so the control has its hover style while the pointer
          // is over the label.
          '&:hover:enabled:not(:checked)': { borderColor: color.text },
          '&:hover:enabled:checked': { background: color.brandStrong },
        },
      },
      // Forced colors remove the background of the mark, so the native control is shown.
      '(forced-colors: active)': {
        appearance: 'auto',
        selectors: { '&::before': { content: 'none' } },
      },
    },
  },
]);

export const box = style({
  borderRadius: `min(${vars.radius.small}, 0.375rem)`,
  selectors: {
    '&::before': {
      clipPath: 'polygon(12% 48%, 0 61%, 38% 96%, 100% 20%, 86% 8%, 36% 70%)',
    },
  },
});

export const dot = style({
  borderRadius: '50%',
  selectors: {
    '&::before': { borderRadius: '50%', inlineSize: '0.625rem', blockSize: '0.625rem' },
  },
});
