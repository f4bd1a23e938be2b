import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Takes no space while it is empty. */
export const notice = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space['6'] } } });

/** The heading of a tab with its actions beside it, or below it on phones. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space['2']} ${space['4']}`,
  marginBlockEnd: space['5'],
});

/** The title and, beside it, the number of entries. */
export const titles = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space['4'],
  minInlineSize: 0,
});

export const skeletonTitle = style({ inlineSize: '16rem', maxInlineSize: '100%' });

export const sort = style({ inlineSize: '12rem', maxInlineSize: '100%' });

/** The buttons of a card in a row. */
export const tools = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${space['2']})` });

/** Receives focus when the focused element is removed. An outline would frame half the page. */
export const focusTarget = style({ outline: 'none', scrollMarginBlockStart: '8rem' });
