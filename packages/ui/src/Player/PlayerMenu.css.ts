import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';
import { button, buttonOn } from './controls.css';
import { coarsePointer } from '../internal/mediaQueries';

const { color, space, text, weight } = vars;

export { button };
export const on = buttonOn;

export const root = style({ position: 'relative' });

export const panel = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockEnd: 'calc(100% + 0.5rem)',
  insetInlineEnd: 0,
  minInlineSize: '11rem',
  maxBlockSize: 'min(28rem, 100cqb - 5rem)',
  overflowY: 'auto',
  padding: space['2'],
  borderRadius: vars.radius.medium,
  background: color.raised,
  color: color.ink,
  boxShadow: vars.shadow.high,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const group = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });

export const legend = style({
  padding: `${space['2']} ${space['2']} ${space['1']}`,
  color: color.soft,
  fontSize: text.xs,
  fontWeight: weight.semibold,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: space['2'],
  minBlockSize: '2.25rem',
  paddingInline: space['2'],
  borderRadius: vars.radius.small,
  fontSize: text.sm,
  cursor: 'pointer',
  ':hover': { background: color.sunk },
  selectors: {
    '&:has(:checked)': { fontWeight: weight.semibold },
    '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '-2px' },
  },
  '@media': { [coarsePointer]: { minBlockSize: vars.size.touch } },
});

export const radio = style({
  margin: 0,
  inlineSize: '1rem',
  blockSize: '1rem',
  accentColor: color.brandText,
  outline: 'none',
});
