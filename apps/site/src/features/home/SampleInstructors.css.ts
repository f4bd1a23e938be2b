import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space, text, tracking, weight } = vars;

export const quoteFigure = style({ display: 'grid', gap: space['3'], margin: 0 });

export const quote = style({
  margin: 0,
  paddingInlineStart: space['5'],
  borderInlineStart: `3px solid ${color.brand}`,
  fontFamily: vars.font.display,
  fontSize: text.xl,
  fontWeight: weight.semibold,
  lineHeight: 1.4,
  textWrap: 'pretty',
});

export const source = style({
  paddingInlineStart: `calc(${space['5']} + 3px)`,
  color: color.textMuted,
  fontSize: text.sm,
});

export const instructors = style({
  display: 'grid',
  gap: space['4'],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 10rem), 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const instructor = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  gap: space['3'],
  alignItems: 'center',
});

export const picture = style({ overflow: 'hidden', borderRadius: vars.radius.full });

export const name = style({ fontWeight: weight.semibold, letterSpacing: tracking.tight });

export const link = style([
  name,
  {
    display: 'inline-flex',
    alignItems: 'center',
    justifySelf: 'start',
    minBlockSize: vars.size.touch,
    color: color.text,
    textDecoration: 'none',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  },
]);
