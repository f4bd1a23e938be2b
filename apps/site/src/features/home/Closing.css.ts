import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const lg = breakpointUp('lg');

export const closing = style({
  background: vars.color.brand,
  color: vars.color.onBrand,
  paddingBlock: 'clamp(2.5rem, 4vw, 3.5rem)',
  // Removes the footer's margin, except for the minimal footer, which has no background.
  marginBlockEnd: `calc(-1 * ${vars.space['16']})`,
  selectors: { 'html[data-footer="minimal"] &': { marginBlockEnd: 0 } },
});

export const closingRow = style({
  display: 'grid',
  gap: vars.space['8'],
  alignItems: 'center',
  '@media': { [lg]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' } },
});

export const closingTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h1,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  textWrap: 'balance',
});

export const closingAction = style({
  display: 'grid',
  gap: vars.space['5'],
  justifyItems: 'start',
});

export const closingText = style({ margin: 0, fontSize: vars.text.lg });

/** Swaps the section's two colors. The theme already checks their contrast. */
export const closingButton = style({
  selectors: { '&&, &&:hover': { background: vars.color.onBrand, color: vars.color.brand } },
});
