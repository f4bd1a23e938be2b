import { vars } from '@gschool/themes';
import type { StyleRule } from '@vanilla-extract/css';

const { space } = vars;

/**
 * A row that scrolls sideways. Its end fades out over this width, so that people see that there is
 * more. It has room for focus rings.
 */
export const createFadedRow = (fade: string): StyleRule => ({
  minInlineSize: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: space['1'],
  marginInlineStart: `calc(-1 * ${space['1']})`,
  maskImage: `linear-gradient(to left, transparent, black ${fade})`,
  selectors: {
    '[dir="rtl"] &': { maskImage: `linear-gradient(to right, transparent, black ${fade})` },
  },
});
