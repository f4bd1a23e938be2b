import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { focusRing } from '../internal/focus';

const { color, space } = vars;

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space['5'],
  minInlineSize: 0,
});

export const summary = style([
  focusRing,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space['3'],
    padding: space['4'],
    borderRadius: vars.radius.medium,
    borderInlineStart: `4px solid ${color.danger}`,
    background: color.dangerSoft,
    color: color.dangerText,
    scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
    ':focus': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
]);

export const summaryTitle = style({
  margin: 0,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  paddingBlock: '0.125rem',
});

export const list = style({
  display: 'grid',
  gap: space['1'],
  margin: 0,
  marginBlockStart: space['2'],
  paddingInlineStart: space['5'],
});

export const summaryLink = style([
  focusRing,
  {
    color: 'inherit',
    textUnderlineOffset: '0.2em',
    borderRadius: vars.radius.small,
    ':hover': { textDecorationThickness: '2px' },
  },
]);
