import { lineLength, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, font, radius, space, text } = vars;

export const sheet = style({ display: 'grid', gap: space[8], marginBlock: space[6], padding: 0 });
export const family = style({ display: 'grid', gap: space[3] });
export const heading = style({ margin: 0, fontSize: text.h3, color: color.text });
export const about = style({ margin: 0, maxInlineSize: lineLength(60), color: color.textMuted });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(10.5rem, 1fr))',
  gap: space[5],
  marginBlock: space[4],
  padding: 0,
});

export const cell = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minInlineSize: 0,
});

export const chip = style({
  blockSize: '5.5rem',
  borderRadius: radius.large,
  boxShadow: `inset 0 0 0 1px ${color.borderMuted}`,
});

export const name = style({ display: 'grid', fontSize: text.xs, lineHeight: 1.5 });
export const code = style({ fontFamily: font.mono, fontSize: text.xs, color: color.text });
export const value = style({ color: color.textMuted, overflowWrap: 'anywhere' });

export const line = style({
  display: 'grid',
  gap: space[2],
  paddingBlockEnd: space[5],
  borderBlockEnd: `1px solid ${color.borderMuted}`,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});

export const displayText = style({
  fontFamily: font.display,
  fontWeight: vars.weight.display,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.tight,
});

export const steps = style({ display: 'grid', gap: space[3], marginBlock: space[4], padding: 0 });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, 13rem) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[4],
});

export const bar = style({
  blockSize: space[4],
  borderRadius: radius.small,
  background: color.brand,
});

export const corner = style({
  blockSize: '5.5rem',
  background: color.brandSoft,
  border: `2px solid ${color.brandText}`,
});

export const floating = style({
  blockSize: '6rem',
  borderRadius: radius.large,
  background: color.surfaceRaised,
});
