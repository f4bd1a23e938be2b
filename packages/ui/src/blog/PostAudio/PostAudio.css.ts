import { style } from '@vanilla-extract/css';
import { breakpointUp, lineLength, vars } from '@gschool/themes';

import { coarsePointer } from '../../internal/mediaQueries';

const { color, space, text, weight } = vars;

export const box = style({
  display: 'grid',
  gap: space['5'],
  margin: 0,
  minInlineSize: 0,
  padding: `clamp(${space['4']}, 3vw, ${space['6']})`,
  border: `1px solid ${color.borderMuted}`,
  borderRadius: vars.radius.xlarge,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.low,
  '@media': {
    [breakpointUp('sm')]: {
      selectors: { '&[data-picture]': { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
    },
  },
});

export const picture = style({
  alignSelf: 'start',
  maxInlineSize: '9rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
});

export const content = style({
  display: 'grid',
  alignContent: 'center',
  gap: space['3'],
  minInlineSize: 0,
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: text.xl,
  fontWeight: weight.bold,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.tight,
  overflowWrap: 'anywhere',
});

export const byline = style({ margin: 0, color: color.textMuted, fontSize: text.sm });

export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space['1']} ${space['3']}`,
});

/** A native range in the theme’s color. Its height is the touch target. */
export const range = style({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: '1.5rem',
  margin: 0,
  accentColor: color.brandText,
  cursor: 'pointer',
  ':focus-visible': {
    outline: `2px solid ${color.focus}`,
    outlineOffset: '2px',
    borderRadius: vars.radius.small,
  },
  '@media': { [coarsePointer]: { blockSize: vars.size.touch } },
});

export const time = style({
  gridColumn: '2',
  display: 'flex',
  justifyContent: 'space-between',
  margin: 0,
  color: color.textMuted,
  fontSize: text.sm,
  fontVariantNumeric: 'tabular-nums',
});

export const speed = style({ minInlineSize: '4.25rem' });

export const failed = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  margin: 0,
  color: color.dangerText,
  fontSize: text.sm,
  fontWeight: weight.medium,
});

export const transcript = style({
  gridColumn: '1 / -1',
  paddingBlockStart: space['2'],
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const summary = style({
  inlineSize: 'fit-content',
  minBlockSize: vars.size.touch,
  alignContent: 'center',
  borderRadius: vars.radius.small,
  fontWeight: weight.semibold,
  cursor: 'pointer',
  ':focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
});

export const transcriptText = style({
  maxInlineSize: lineLength(56),
  paddingBlock: space['2'],
  color: color.textMuted,
  lineHeight: vars.leading.body,
});
