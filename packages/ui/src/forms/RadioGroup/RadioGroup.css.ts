import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '@gschool/themes';

import * as choiceStyles from '../../internal/Choice.css';

const { color, space } = vars;

export const options = recipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    layout: {
      list: { gap: space['1'] },
      inline: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space['6'] },
      cards: { gap: space['3'] },
    },
  },
});

/** An option as a card. Its border shows the selection, besides the dot. */
export const cardRow = style([
  choiceStyles.row,
  {
    padding: space['4'],
    border: `1.5px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surfaceRaised,
    selectors: {
      '&:hover:not(:has(:disabled))': { borderColor: color.text },
      '&:has(:disabled)': { background: color.surfaceSunken, borderColor: color.borderMuted },
      '&:has(:checked)': {
        borderColor: color.brandText,
        background: color.brandSoft,
        boxShadow: `inset 0 0 0 1px ${color.brandText}`,
      },
    },
  },
]);
