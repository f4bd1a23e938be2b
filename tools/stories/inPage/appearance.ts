import { toSettings, type Appearance } from '../appearances';
import { applySettings, type ThemeSettings } from '../../../packages/themes/src/settings';

type FontSize = ThemeSettings['fontSize'];

/**
 * Applies an appearance the way the apps do. Styles change right away, because nothing is animated
 * here.
 */
export function applyAppearance(appearance: Appearance, fontSize: FontSize = 'medium'): void {
  applySettings(document.documentElement, { ...toSettings(appearance), fontSize });
}

/** Applies an appearance, and waits until the layout is stable and painted. */
export async function showAppearance(
  appearance: Appearance,
  fontSize: FontSize = 'medium',
): Promise<void> {
  applyAppearance(appearance, fontSize);
  // Popovers update their position when the window is resized, but not when the text changes.
  window.dispatchEvent(new Event('resize'));
  await waitForPaint();
}

/** Waits until styles have been computed and painted. */
export const waitForPaint = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

/** Waits for the next frame, so that observers and effects have run. */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(resolve));
