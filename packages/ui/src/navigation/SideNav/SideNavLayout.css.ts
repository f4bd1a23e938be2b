import { breakpointDown, breakpointUp, hiddenText, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

import * as stuckStyles from '../../internal/stuck.css';

const { color, space } = vars;

const isPhone = breakpointDown('md');
const isWide = breakpointUp('md');
/** At a zoom of 400%, bars would cover a large part of the page. */
const isLow = '(max-height: 20rem)';

export const layout = style({
  position: 'relative',
  minBlockSize: '100dvh',
  background: color.page,
  color: color.text,
  '@media': {
    [isPhone]: { display: 'flex', flexDirection: 'column' },
    [isWide]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)' },
  },
});

export const aside = style({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: '100dvh',
  '@media': { [isPhone]: { display: 'none' } },
});

export const topBar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  boxSizing: 'border-box',
  minBlockSize: '3.5rem',
  paddingInline: space[2],
  paddingBlockStart: 'env(safe-area-inset-top)',
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  background: color.page,
  '@media': {
    [isWide]: { display: 'none' },
    [isLow]: { position: 'relative' },
  },
});

export const barBrand = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const main = style({
  flex: '1 0 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  ':focus': { outline: 'none' },
  '@media': {
    [isPhone]: {
      vars: {
        [stuckStyles.top]: 'calc(3.5rem + env(safe-area-inset-top))',
        // What sticks to the bottom of the page is above the bar.
        '--bottom-bar': 'calc(3.75rem + env(safe-area-inset-bottom, 0px))',
      },
    },
    [isLow]: { vars: { [stuckStyles.top]: '0px', '--bottom-bar': '0px' } },
  },
});

/** Sticky and not fixed, so that the page ends above it. */
export const bottomBar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.header,
  containerType: 'inline-size',
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  borderBlockStart: `1px solid ${color.borderMuted}`,
  background: color.page,
  '@media': {
    [isWide]: { display: 'none' },
    [isLow]: { position: 'relative' },
  },
});

// A focused element is not hidden under the bar.
globalStyle(`html:has(${bottomBar})`, {
  '@media': { [isPhone]: { scrollPaddingBlockEnd: 'calc(5rem + env(safe-area-inset-bottom))' } },
});

export const bottomList = style({
  display: 'flex',
  justifyContent: 'space-evenly',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const bottomItem = style({ flex: '1 1 0', minInlineSize: 0 });

export const bottomLink = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: '0.125rem',
  minBlockSize: vars.size.touch,
  boxSizing: 'border-box',
  paddingBlock: '0.375rem',
  paddingInline: '0.125rem',
  color: color.textMuted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '-4px' },
  selectors: {
    '&[aria-current="page"]': { color: color.brandText, fontWeight: vars.weight.semibold },
  },
});

export const bottomIcon = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'min(3rem, 100%)',
  blockSize: '1.75rem',
  borderRadius: vars.radius.full,
  selectors: { '[aria-current="page"] &': { background: color.brandSoft } },
});

export const bottomCount = style({
  position: 'absolute',
  insetBlockStart: '-0.125rem',
  insetInlineStart: '50%',
  marginInlineStart: '0.375rem',
  boxSizing: 'border-box',
  minInlineSize: '1rem',
  paddingInline: '0.1875rem',
  borderRadius: vars.radius.full,
  background: color.brand,
  color: color.onBrand,
  fontSize: '0.6875rem',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.bold,
  lineHeight: '1rem',
});

/** Large text has no room for five names on a phone, so the icons stand alone. */
export const bottomLabel = style({
  display: '-webkit-box',
  maxInlineSize: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@container': {
    '(max-width: 17.5rem)': hiddenText,
  },
});
