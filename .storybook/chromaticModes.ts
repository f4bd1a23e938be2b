import { appearances, getAppearanceName } from '../tools/stories/appearances';

/** Every theme in both schemes, left to right, and the default theme also from right to left. */
export const chromaticModes = Object.fromEntries(
  appearances
    .filter(
      ({ theme, scheme, direction }) =>
        direction === 'ltr' || (theme === 'gschool' && scheme === 'light'),
    )
    .map((appearance) => [getAppearanceName(appearance), appearance]),
);
