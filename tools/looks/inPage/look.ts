import { toSettings, type Look } from '../../../.storybook/looks';
import { applySettings, type ThemeSettings } from '../../../packages/themes/src/settings';

/** Shows the page in another look, as the apps do it, and waits until it is painted. */
export async function setLook(
  look: Look,
  fontSize: ThemeSettings['fontSize'] = 'medium',
): Promise<void> {
  applySettings(document.documentElement, { ...toSettings(look), fontSize });
  // What floats beside its trigger places itself anew when the window changes, not the text.
  window.dispatchEvent(new Event('resize'));
  await painted();
  await painted();
}

/** Styles have been computed and painted. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
