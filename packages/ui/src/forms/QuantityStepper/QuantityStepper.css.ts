import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, coarsePointer } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space } = vars;

/** A box with three parts. The focus ring of each part is drawn inside it. */
export const stepper = createVariants(
  {
    display: 'inline-grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    justifySelf: 'start',
    alignSelf: 'flex-start',
    boxSizing: 'border-box',
    overflow: 'hidden',
    border: `1.5px solid ${color.border}`,
    borderRadius: `min(${vars.radius.control}, 1.5rem)`,
    background: color.surfaceRaised,
    color: color.text,
    selectors: {
      '&:has([aria-invalid=true])': { borderColor: color.danger },
      '&:has(input:disabled)': { background: color.surfaceSunken, borderColor: color.borderMuted },
    },
  },
  {
    small: {
      blockSize: '2.25rem',
      inlineSize: '7rem',
      '@media': {
        [coarsePointer]: { blockSize: vars.size.touch, inlineSize: '8.5rem' },
      },
    },
    medium: { blockSize: '3rem', inlineSize: '10rem' },
  },
);

const insetFocusRing = {
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '-3px',
    borderRadius: `min(${vars.radius.control}, 1.375rem)`,
  },
} as const;

export const stepButton = style([
  insetFocusRing,
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: '2.25rem',
    aspectRatio: '1',
    margin: 0,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    touchAction: 'manipulation',
    selectors: {
      '&[aria-disabled=true], &:disabled': { color: color.textMuted, cursor: 'default' },
      '&:active:not([aria-disabled=true], :disabled)': { background: color.surfaceSunken },
    },
    '@media': {
      [canHover]: {
        selectors: {
          '&:hover:not([aria-disabled=true], :disabled)': { background: color.surfaceSunken },
        },
      },
    },
  },
]);

export const input = style([
  insetFocusRing,
  {
    boxSizing: 'border-box',
    inlineSize: '100%',
    minInlineSize: 0,
    margin: 0,
    padding: 0,
    border: 0,
    background: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: vars.text.field,
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    scrollMarginBlock: `calc(${vars.size.header} + ${space['8']})`,
    ':disabled': { color: color.textMuted, opacity: 1 },
  },
]);

/** At a limit, only the icon is faded. */
export const stepIcon = style({
  selectors: { [`${stepButton}:is([aria-disabled=true], :disabled) &`]: { opacity: 0.45 } },
});

export const note = style({
  margin: 0,
  color: color.warningText,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  selectors: { '&:empty': { position: 'absolute' } },
});
