import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

const { color, space } = vars;

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifySelf: 'center',
  gap: space['1'],
  maxInlineSize: '100%',
  margin: 0,
  padding: space['1'],
  border: 0,
  borderRadius: vars.radius.control,
  background: color.surfaceSunken,
});

export const option = style({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 auto',
  columnGap: space['2'],
  boxSizing: 'border-box',
  minBlockSize: vars.size.touch,
  paddingInline: space['5'],
  borderRadius: vars.radius.control,
  color: color.textMuted,
  fontWeight: vars.weight.semibold,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: color.text },
    '&:has(:checked)': {
      background: color.surfaceRaised,
      color: color.text,
      boxShadow: vars.shadow.low,
    },
    '&:has(:checked):hover': { boxShadow: vars.shadow.mid },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:has(:checked)': { outline: '2px solid SelectedItem' } },
    },
  },
});

export const radio = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});

export const saving = style({
  color: color.successText,
  fontSize: vars.text.sm,
});
