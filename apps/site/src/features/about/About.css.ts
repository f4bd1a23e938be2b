import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, radius, space, text, tracking, weight } = vars;

export const page = style({
  display: 'grid',
  gap: 'clamp(3rem, 6vw, 5rem)',
  paddingBlock: `${space['10']} ${space['16']}`,
});

/** Picture and text side by side; every second row swaps them. */
export const beliefs = style({ display: 'grid', gap: 'clamp(2.5rem, 5vw, 4rem)' });
export const belief = style({
  display: 'grid',
  gap: space['5'],
  alignItems: 'center',
  '@media': {
    [breakpointUp('md')]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: 'clamp(2rem, 6vw, 5rem)',
    },
  },
});
export const beliefPicture = style({
  overflow: 'hidden',
  borderRadius: radius.large,
  '@media': { [breakpointUp('md')]: { selectors: { 'li:nth-child(even) > &': { order: 1 } } } },
});
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const week = style({
  display: 'grid',
  gap: space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [breakpointUp('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [breakpointUp('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
export const day = style({
  display: 'grid',
  gap: space['2'],
  alignContent: 'start',
  padding: space['5'],
  borderRadius: radius.large,
  background: color.surfaceSunken,
});
export const dayName = style({
  color: color.brandText,
  fontSize: text.sm,
  fontWeight: weight.semibold,
});

export const closing = style({
  display: 'grid',
  gap: space['4'],
  justifyItems: 'start',
  padding: 'clamp(1.5rem, 5vw, 3.5rem)',
  borderRadius: radius.large,
  background: color.brand,
  color: color.onBrand,
});
export const closingTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: text.h2,
  fontWeight: weight.display,
  letterSpacing: tracking.display,
  lineHeight: 1.1,
});
/** Swaps the section's two colors. The theme already checks their contrast. */
export const closingButton = style({
  selectors: { '&&, &&:hover': { background: color.onBrand, color: color.brand } },
});
export const closingText = style({ margin: 0, maxInlineSize: '36em', fontSize: text.lg });

export const founder = style({
  display: 'grid',
  gap: 'clamp(2rem, 5vw, 4rem)',
  alignItems: 'start',
  '@media': { [breakpointUp('md')]: { gridTemplateColumns: '20rem minmax(0, 1fr)' } },
});
export const portrait = style({
  overflow: 'hidden',
  maxInlineSize: '20rem',
  borderRadius: radius.large,
});

/**
 * One card with a row for each option. In a grid of cards, the last one could be alone in its row.
 */
export const contactList = style({
  margin: 0,
  padding: 0,
  border: `1px solid ${color.borderMuted}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  listStyle: 'none',
});
export const contactItem = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space['4'],
  padding: space['5'],
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.borderMuted}` } },
});
/** Contact options, with links to faster answers beside them. */
export const contact = style({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4rem)',
  alignItems: 'start',
  paddingBlock: `${space['10']} ${space['16']}`,
  '@media': { [breakpointUp('lg')]: { gridTemplateColumns: 'minmax(0, 1.5fr) minmax(0, 1fr)' } },
});
export const main = style({ display: 'grid', gap: space['10'] });
export const aside = style({
  display: 'grid',
  gap: space['8'],
  padding: 'clamp(1.25rem, 3vw, 2rem)',
  borderRadius: radius.large,
  background: color.surfaceSunken,
});
export const contactIcon = style({
  display: 'grid',
  placeItems: 'center',
  gridRow: 'span 2',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: radius.full,
  background: color.brandSoft,
  color: color.brandText,
});
export const socialLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const links = style({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const tips = style({
  display: 'grid',
  gap: space['3'],
  margin: 0,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
  color: color.textMuted,
});
