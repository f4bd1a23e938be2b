import { breakpointDown, hiddenText, vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const isPhone = breakpointDown('sm');

/** A secondary action beside the title. On a phone, it is an icon, so that both fit in one row. */
export const button = style({
  '@media': {
    [isPhone]: {
      selectors: { '&&': { inlineSize: vars.size.touch, paddingInline: 0 } },
    },
  },
});

/** Still the name of the button on a phone. */
export const label = style({ '@media': { [isPhone]: hiddenText } });
