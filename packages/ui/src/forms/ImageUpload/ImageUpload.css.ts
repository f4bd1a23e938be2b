import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import { canHover, coarsePointer } from '../../internal/mediaQueries';
import { createVariants } from '../../internal/variants';

const { color, space, motion } = vars;

export const zone = createVariants(
  {
    position: 'relative',
    boxSizing: 'border-box',
    minInlineSize: 0,
    overflow: 'clip',
    border: `1.5px dashed ${color.border}`,
    borderRadius: vars.radius.large,
    background: color.surfaceRaised,
    color: color.text,
    transition: `border-color ${motion.fast} ${motion.easeOut}, background-color ${motion.fast} ${motion.easeOut}`,
    selectors: {
      '&[data-over]': {
        borderStyle: 'solid',
        borderColor: color.brandText,
        background: color.brandSoft,
      },
      '&[data-invalid]': { borderColor: color.danger },
      '&[data-disabled]': { background: color.surfaceSunken, borderColor: color.borderMuted },
    },
  },
  {
    avatar: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space['5'],
      padding: space['5'],
    },
    wide: { display: 'grid' },
  },
);

export const filledZone = style({ borderStyle: 'solid', borderColor: color.borderMuted });

/** A wide zone without a picture. */
export const emptyZone = style({
  alignContent: 'center',
  justifyItems: 'center',
  padding: space['8'],
});

export const preview = createVariants(
  { position: 'relative', overflow: 'hidden', flexShrink: 0 },
  {
    avatar: {
      inlineSize: '6rem',
      blockSize: '6rem',
      borderRadius: vars.radius.full,
      background: color.surfaceSunken,
      boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
    },
    wide: {
      selectors: { '&:has(img)': { aspectRatio: '16 / 9', background: color.surfaceSunken } },
    },
  },
);

export const photo = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const emptyPreview = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.full,
  background: color.brandSoft,
  color: color.brandText,
});

export const tools = createVariants(
  { display: 'grid', gap: space['2'], minInlineSize: 0 },
  {
    avatar: { flex: '1 1 11rem' },
    wideEmpty: { justifyItems: 'center', marginBlockStart: space['4'], textAlign: 'center' },
    wideFilled: { padding: space['4'] },
  },
);

export const actions = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space['2'],
});

/** Visually hidden, but available to keyboards and screen readers; the label is visible instead. */
export const input = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  scrollMarginBlock: `calc(${vars.size.header} + ${space['8']})`,
});

export const chooseButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space['2'],
  boxSizing: 'border-box',
  minBlockSize: '2.25rem',
  paddingInline: space['4'],
  paddingBlock: space['1'],
  border: `1.5px solid ${color.border}`,
  borderRadius: vars.radius.control,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  cursor: 'pointer',
  selectors: {
    [`${input}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    [`${input}:disabled + &`]: { opacity: 0.5, cursor: 'default' },
  },
  '@media': {
    [coarsePointer]: { minBlockSize: vars.size.touch },
    [canHover]: {
      selectors: { [`${input}:not(:disabled) + &:hover`]: { background: color.surfaceSunken } },
    },
  },
});

/** Nothing can be dropped on touch screens. */
export const dropHint = style({ '@media': { [coarsePointer]: { display: 'none' } } });

export const progress = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space['3'],
  inlineSize: '100%',
  fontSize: vars.text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const errorRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['3'],
});
