import * as legalPage from '@gschool/app/legalPage.css';
import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const entries = style([legalPage.entries, { paddingInlineStart: '1.5em' }]);

export const entry = style({
  display: 'block',
  paddingBlock: space['1'],
  color: color.text,
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline' },
});

export const section = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${space['4']})`,
});
