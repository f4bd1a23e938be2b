import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space, text, weight } = vars;

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.low,
  selectors: {
    '&:has(a:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const poster = style({ position: 'relative' });

/** An event that is over has a pale picture; its text stays readable. */
export const faded = style({});

globalStyle(`${faded} > :first-child`, { filter: 'saturate(.3) brightness(.9)' });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['2'],
  flex: 1,
  padding: space['5'],
});

export const title = style({
  margin: 0,
  color: color.text,
  fontFamily: vars.font.display,
  fontSize: text.lg,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const link = style({
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.18em' },
});

/** The date, and the calendar button beside it if the card has no other action. */
export const factsRow = style({
  display: 'flex',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['3'],
  marginBlockStart: 'auto',
});

export const facts = style({
  minInlineSize: 0,
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
});

/** One of the facts of a line, which breaks between two of them where it is too long. */
export const fact = style({
  display: 'inline-block',
  selectors: { '&:not(:last-child)::after': { content: '" · "', whiteSpace: 'pre' } },
});

export const placesLeft = style({
  margin: 0,
  color: color.text,
  fontSize: text.sm,
  fontWeight: weight.semibold,
});

/** Above the clickable area of the card’s link. */
export const aboveLink = style({ position: 'relative', zIndex: 1, flexShrink: 0 });

export const actions = style([
  aboveLink,
  { display: 'flex', flexWrap: 'wrap', gap: space['2'], paddingBlockStart: space['3'] },
]);

/** The card already has rounded corners. */
export const skeletonPoster = style({ selectors: { '&&': { borderRadius: 0 } } });
