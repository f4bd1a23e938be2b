import { toSettings, type Look } from '../appearances';
import { applySettings, type ThemeSettings } from '../../../packages/themes/src/settings';

type FontSize = ThemeSettings['fontSize'];

/** Shows the page in another look, as the apps do it. Styles follow at once: nothing moves here. */
export function wearLook(look: Look, fontSize: FontSize = 'medium'): void {
  applySettings(document.documentElement, { ...toSettings(look), fontSize });
}

/** Shows the page in another look, and waits until everything found its place and is painted. */
export async function setLook(look: Look, fontSize: FontSize = 'medium'): Promise<void> {
  wearLook(look, fontSize);
  // What floats beside its trigger places itself anew when the window changes, not the text.
  window.dispatchEvent(new Event('resize'));
  await painted();
}

/** Styles have been computed and painted. */
export const painted = async (): Promise<void> => {
  await frame();
  await frame();
};

/** The next frame: observers and effects have had their turn. */
export const frame = (): Promise<number> =>
  new Promise((resolve) => requestAnimationFrame(resolve));
