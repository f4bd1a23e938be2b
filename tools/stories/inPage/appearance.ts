import { toSettings, type Appearance } from '../appearances';
import { applySettings, type ThemeSettings } from '../../../packages/themes/src/settings';

type FontSize = ThemeSettings['fontSize'];

/** Shows the page in another appearance, as the apps do it. Styles follow at once: nothing moves here. */
export function applyAppearance(appearance: Appearance, fontSize: FontSize = 'medium'): void {
  applySettings(document.documentElement, { ...toSettings(appearance), fontSize });
}

/** Shows the page in another appearance, and waits until everything found its place and is painted. */
export async function showAppearance(
  appearance: Appearance,
  fontSize: FontSize = 'medium',
): Promise<void> {
  applyAppearance(appearance, fontSize);
  // What floats beside its trigger places itself anew when the window changes, not the text.
  window.dispatchEvent(new Event('resize'));
  await waitForPaint();
}

/** Styles have been computed and painted. */
export const waitForPaint = async (): Promise<void> => {
  await nextFrame();
  await nextFrame();
};

/** The next frame: observers and effects have had their turn. */
export const nextFrame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(resolve));
