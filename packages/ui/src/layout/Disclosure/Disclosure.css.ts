import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import { focusRing } from '../../internal/focus';
import { canHover } from '../../internal/mediaQueries';

const { color, motion, radius, space, text, tracking, weight } = vars;

export const disclosure = style({
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});

export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space['4'],
  minBlockSize: '3.5rem',
  paddingBlock: space['3'],
  borderRadius: radius.small,
  cursor: 'pointer',
  listStyle: 'none',
  ...focusRing,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const title = style({
  margin: 0,
  fontSize: text.lg,
  fontWeight: weight.semibold,
  letterSpacing: tracking.tight,
  lineHeight: 1.35,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  textUnderlineOffset: '0.2em',
  '@media': {
    [canHover]: { selectors: { 'summary:hover > &': { textDecoration: 'underline' } } },
  },
  selectors: { 'summary:active > &': { textDecoration: 'underline', color: color.textMuted } },
});

export const chevron = style({
  flexShrink: 0,
  color: color.textMuted,
  transition: `transform ${motion.fast}`,
  '@media': { [canHover]: { selectors: { 'summary:hover > &': { color: color.text } } } },
  selectors: { '[open] > summary > &': { transform: 'rotate(180deg)' } },
});

export const content = style({
  maxInlineSize: '42em',
  paddingBlockEnd: space['5'],
  color: color.textMuted,
  lineHeight: 1.65,
});
