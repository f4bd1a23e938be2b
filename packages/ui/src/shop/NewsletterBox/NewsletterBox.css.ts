import { breakpointUp, vars } from '@gschool/themes';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[5]} ${vars.space[12]}`,
});

export const box = styleVariants({
  row: [
    base,
    {
      '@media': {
        [breakpointUp('lg')]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 32rem)',
          alignItems: 'center',
        },
      },
    },
  ],
  stack: [base],
});

export const intro = style({ display: 'grid', gap: vars.space[2] });

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: vars.text.h2,
  fontWeight: vars.weight.display,
  lineHeight: vars.leading.tight,
  letterSpacing: vars.tracking.tight,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const text = style({ margin: 0, color: vars.color.textMuted });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
});

export const label = style({ fontSize: vars.text.sm, fontWeight: vars.weight.medium });

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

export const input = style({
  flex: '1 1 14rem',
  minInlineSize: 0,
  boxSizing: 'border-box',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space[4],
  border: `1.5px solid ${vars.color.border}`,
  borderRadius: vars.radius.control,
  background: vars.color.surfaceRaised,
  color: vars.color.text,
  font: 'inherit',
  fontSize: vars.text.field,
  ':hover': { borderColor: vars.color.text },
  selectors: {
    '&[aria-invalid="true"]': { borderColor: vars.color.danger },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

/** Always rendered, so that a result is announced. It takes no space while it is empty. */
export const status = style({
  margin: 0,
  color: vars.color.text,
  fontSize: vars.text.sm,
  fontWeight: vars.weight.medium,
  selectors: {
    '&[data-wrong]': { color: vars.color.dangerText },
    '&:empty': { marginBlockStart: `calc(${vars.space[2]} * -1)` },
  },
});

export const privacy = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.text.sm });
