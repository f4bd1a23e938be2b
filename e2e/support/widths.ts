const phone = 390;
const desktop = 1440;

/**
 * The widths at which a journey is walked: the one that is named, or both in
 * `npm run test:full`. What a page looks like at a width is held by its stories.
 */
export const widths = (usual: 'phone' | 'desktop'): readonly number[] =>
  process.env['TEST_SCOPE'] === 'full' ? [phone, desktop] : [usual === 'phone' ? phone : desktop];

/** The screen of a width. */
export const viewportOf = (width: number): { width: number; height: number } => ({
  width,
  height: width < 800 ? 844 : 900,
});
