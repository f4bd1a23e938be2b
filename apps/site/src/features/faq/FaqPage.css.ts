import * as questionsPage from '@gschool/app/questionsPage.css';
import { breakpointUp, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

/** A list of the groups beside the questions on wide screens. */
export const columns = style({
  display: 'grid',
  gap: vars.space['10'],
  '@media': {
    [breakpointUp('lg')]: { gridTemplateColumns: '14rem minmax(0, 48rem)', gap: vars.space['16'] },
  },
});
export const contents = style({
  display: 'none',
  '@media': {
    [breakpointUp('lg')]: {
      display: 'grid',
      alignSelf: 'start',
      gap: vars.space['2'],
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space['6']})`,
    },
  },
});
export const groups = style({ display: 'grid', gap: vars.space['10'], alignContent: 'start' });
export const group = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.space['4']})`,
});
/** Tall enough for a touch target. */
export const entry = style({
  paddingBlock: vars.space['2'],
  color: vars.color.textMuted,
  textDecoration: 'none',
  ':hover': { color: vars.color.text, textDecoration: 'underline' },
});

export const questionLink = style([questionsPage.link, { color: vars.color.brandText }]);
