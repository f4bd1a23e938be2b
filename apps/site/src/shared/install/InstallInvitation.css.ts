import { breakpointDown, vars } from '@gschool/themes';
import { globalStyle, style } from '@vanilla-extract/css';

const { space } = vars;

/**
 * Stays at the bottom of the window. At the end of the page, it is between the page and the footer.
 */
export const card = style({
  position: 'sticky',
  insetBlockEnd: `calc(${space['4']} + env(safe-area-inset-bottom) + var(--bottom-bar, 0px))`,
  // Above the cards of the page, below the header.
  zIndex: 2,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: `${space['3']} ${space['4']}`,
  boxSizing: 'border-box',
  inlineSize: 'fit-content',
  maxInlineSize: `min(27rem, 100% - 2 * ${vars.size.gutter})`,
  marginBlockStart: space['8'],
  marginInline: vars.size.gutter,
  padding: space['5'],
  border: `1px solid ${vars.color.overlayBorder}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.high,
  '@media': {
    [breakpointDown('lg')]: {
      insetBlockEnd: `calc(${space['2']} + env(safe-area-inset-bottom))`,
      inlineSize: 'auto',
    },
  },
});

export const icon = style({ display: 'block', inlineSize: '4rem', blockSize: '4rem' });

export const text = style({ display: 'grid', gap: space['1'] });

export const title = style({
  margin: 0,
  fontSize: vars.text.md,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  letterSpacing: 'normal',
});

export const answers = style({ gridColumn: '1 / -1' });

// Keeps the focused element above the card.
globalStyle(`html:has(${card})`, { scrollPaddingBlockEnd: '14rem' });
// Keeps `BackToTop` away from its buttons where the card is as wide as the page.
globalStyle(`body:has(${card})`, {
  '@media': { [breakpointDown('lg')]: { vars: { '--bottom-bar': '12rem' } } },
});
