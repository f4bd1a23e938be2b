import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as fieldStyles from '../../../packages/ui/src/internal/Field.css';

const { color, radius, space, text, weight } = vars;

export const control = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[1],
  minInlineSize: 0,
});

export const label = style({ fontSize: text.xs, fontWeight: weight.semibold, color: color.text });

export const unit = style({ fontWeight: weight.regular, color: color.textMuted });

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  selectors: { '&:has([type=range])': { gridTemplateColumns: 'minmax(0, 1fr) 5.5rem' } },
});

const small = style([fieldStyles.control, { minBlockSize: '2.5rem', paddingInline: space[3] }]);

export const code = style([small, { fontFamily: vars.font.mono }]);

export const number = style([small, { textAlign: 'end', fontVariantNumeric: 'tabular-nums' }]);

export const select = style([small]);

export const well = style({
  inlineSize: '3rem',
  blockSize: '2.5rem',
  padding: 0,
  border: `1.5px solid ${color.border}`,
  borderRadius: radius.medium,
  background: color.surfaceRaised,
  cursor: 'pointer',
  selectors: {
    '&::-webkit-color-swatch-wrapper': { padding: '3px' },
    '&::-webkit-color-swatch': { border: 0, borderRadius: `calc(${radius.medium} - 4px)` },
    '&::-moz-color-swatch': { border: 0, borderRadius: `calc(${radius.medium} - 4px)` },
  },
});

export const slider = style({
  inlineSize: '100%',
  minBlockSize: '1.75rem',
  margin: 0,
  accentColor: color.brandText,
  cursor: 'pointer',
});

export const group = style({
  display: 'grid',
  gap: space[4],
  minInlineSize: 0,
  margin: 0,
  paddingBlock: space[5],
  paddingInline: 0,
  border: 0,
  borderBlockStart: `1px solid ${color.borderMuted}`,
});

export const groupName = style({
  float: 'inline-start',
  marginBlockEnd: space[1],
  fontSize: text.md,
  fontWeight: weight.bold,
});
