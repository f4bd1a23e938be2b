import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Takes no room while it has nothing to say. */
export const notice = style({ selectors: { '&:not(:empty)': { marginBlockEnd: space['6'] } } });

/** The heading of a tab with what can be done beside it; on phones below it. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space['4'],
  marginBlockEnd: space['6'],
});

export const titles = style({ display: 'grid', gap: space['1'], minInlineSize: 0 });

export const sort = style({ inlineSize: '12rem', maxInlineSize: '100%' });

/** Buttons of a card, beside each other. */
export const tools = style({ display: 'flex', marginInlineEnd: `calc(-1 * ${space['2']})` });

/** Takes the focus when what had it has gone; its outline would frame half a page. */
export const focusTarget = style({ outline: 'none', scrollMarginBlockStart: '8rem' });
