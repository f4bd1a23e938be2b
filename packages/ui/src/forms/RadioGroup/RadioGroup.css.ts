import { style } from '@vanilla-extract/css';
import { vars } from '@gschool/themes';

import * as choiceStyles from '../../internal/Choice.css';
import { createVariants } from '../../internal/variants';

const { color, space } = vars;

export const options = createVariants(
  { display: 'flex', flexDirection: 'column' },
  {
    list: { gap: space['1'] },
    inline: { flexDirection: 'row', flexWrap: 'wrap', columnGap: space['6'] },
    cards: { gap: space['3'] },
  },
);

/** An option as a card. Its border shows the selection, besides the dot. */
export const cardRow = style([
  choiceStyles.row,
  {
    padding: space['4'],
    border: `1.5px solid ${color.border}`,
    borderRadius: vars.radius.medium,
    background: color.surfaceRaised,
    selectors: {
      // The states below override this, so the selection stays visible in a group with an error.
      '[aria-invalid=true] > * > &': { borderColor: color.danger },
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
