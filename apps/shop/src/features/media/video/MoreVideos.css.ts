import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const list = style({
  display: 'grid',
  gap: space['2'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const entry = style({
  padding: space['2'],
  marginInline: `calc(-1 * ${space['2']})`,
  borderRadius: vars.radius.large,
  selectors: {
    '&[aria-current]': {
      background: vars.color.brandSoft,
      boxShadow: `inset 0 0 0 1.5px ${vars.color.brandText}`,
    },
  },
});
