import * as legalPage from '@gschool/app/legalPage.css';
import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const entries = style([legalPage.entries, { paddingInlineStart: '1.75em' }]);

export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2rem',
  color: color.text,
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const text = style({ display: 'grid', gap: space['8'] });

export const section = style({
  display: 'grid',
  gap: space['3'],
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});
