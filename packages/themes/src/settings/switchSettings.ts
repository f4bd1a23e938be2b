import { applySettings } from './applySettings';
import { setBarColor } from './setBarColor';
import type { ThemeSettings } from './settings';

/** The attribute of the root element while the settings of a visible page change. */
export const SWITCHING_ATTRIBUTE = 'data-switching';

let lastSwitch = 0;

/** Applies settings to a visible page. The colors of its controls change without a transition. */
export function switchSettings(root: Element, settings: ThemeSettings): void {
  root.setAttribute(SWITCHING_ATTRIBUTE, '');
  applySettings(root, settings);
  lastSwitch += 1;
  const thisSwitch = lastSwitch;
  // Runs after the frame that shows the change, because removing the attribute also computes
  // styles.
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (thisSwitch !== lastSwitch) return;
      // The frame has already computed this style.
      setBarColor(root, getComputedStyle(root.ownerDocument.body).backgroundColor);
      root.removeAttribute(SWITCHING_ATTRIBUTE);
    }),
  );
}
