import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { createVariants } from '../../internal/variants';

const { color, space } = vars;

const MARKER = '2rem';

export const timeline = style({ minInlineSize: 0, color: color.text });

export const day = style({ selectors: { '& + &': { marginBlockStart: space[5] } } });

export const heading = style({
  margin: 0,
  paddingBlockEnd: space[4],
  color: color.textMuted,
  fontFamily: vars.font.body,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.semibold,
  letterSpacing: 'normal',
  lineHeight: vars.leading.snug,
});

export const compactHeading = style({ paddingBlockEnd: space[2] });

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

/** A line leads from each icon to the next one of the day. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${MARKER} minmax(0, 1fr)`,
  columnGap: space[3],
  paddingBlockEnd: space[5],
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${MARKER} + 0.25rem) 0.25rem`,
      insetInlineStart: `calc(${MARKER} / 2)`,
      borderInlineStart: `1px solid ${color.borderMuted}`,
    },
  },
});

const circle = style({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  inlineSize: MARKER,
  blockSize: MARKER,
  borderRadius: vars.radius.full,
});

export const marker = createVariants(circle, {
  neutral: {
    background: color.surfaceSunken,
    color: color.textMuted,
    boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
  },
  info: { background: color.infoSoft, color: color.infoText },
  success: { background: color.successSoft, color: color.successText },
  warning: { background: color.warningSoft, color: color.warningText },
  danger: { background: color.dangerSoft, color: color.dangerText },
});

const point = style([
  circle,
  {
    '::before': {
      content: '',
      inlineSize: '0.625rem',
      blockSize: '0.625rem',
      border: '2px solid currentColor',
      boxSizing: 'border-box',
      borderRadius: vars.radius.full,
    },
  },
]);

export const dot = createVariants(point, {
  neutral: { color: color.border },
  info: { color: color.infoText },
  success: { color: color.successText },
  warning: { color: color.warningText },
  danger: { color: color.dangerText },
});

export const content = style({
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  paddingBlockStart: '0.25rem',
});

export const title = style({
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

/** Dots separate who, when and how long ago, also where they wrap. */
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.snug,
});

export const actor = style({ overflowWrap: 'anywhere' });

export const time = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: space[2],
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '* + &::before': { content: '·' },
  },
});

export const distance = style({ '::before': { content: '·', marginInlineEnd: space[2] } });

export const description = style({
  paddingBlockStart: space[1],
  color: color.textMuted,
  fontSize: vars.text.sm,
  lineHeight: vars.leading.body,
  overflowWrap: 'anywhere',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
  paddingBlockStart: space[2],
});
