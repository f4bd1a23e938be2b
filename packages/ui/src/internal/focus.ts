import { vars } from '@gschool/themes';

/** The focus ring of every focusable element. Spread it into a style. */
export const focusRing = {
  ':focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
} as const;
