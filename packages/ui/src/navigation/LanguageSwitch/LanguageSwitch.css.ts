import { vars } from '@gschool/themes';
import { style } from '@vanilla-extract/css';

import * as visuallyHiddenStyles from '../../typography/VisuallyHidden/VisuallyHidden.css';

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[2]}`,
  color: vars.color.textMuted,
});

export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.25rem',
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  textDecoration: 'none',
  selectors: {
    '&:hover': { color: vars.color.text, textDecoration: 'underline' },
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.weight.semibold,
      boxShadow: `inset 0 -2px 0 ${vars.color.brandText}`,
    },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': { '(pointer: coarse)': { minBlockSize: vars.size.touch } },
});

export const silent = visuallyHiddenStyles.hidden;

export const failure = style({ flexBasis: '100%', color: vars.color.dangerText });
