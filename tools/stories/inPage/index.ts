import * as axe from 'axe-core';

import { appearanceName, type Appearance } from '../appearances';
import { runAxe, type A11yParameters, type Violation } from './axe';
import { clipping } from './clipping';
import { arrowGroups, focusItem, focusedItem } from './arrows';
import { contrastViolations } from './contrast';
import { describeElement } from './element';
import { fontFingerprint } from './fontFingerprint';
import { waitForImages, storyBounds } from './storyBounds';
import { nextFrame, waitForPaint, showAppearance, applyAppearance } from './appearance';
import { focusTrigger, hasFocusOf, openOverlays, triggers } from './overlays';
import { overflow } from './overflow';
import { factsOf, showStory, disableA11yAddon } from './showStory';
import {
  focusOpenPopup,
  focused,
  hasOpenPopup,
  isAtGuard,
  isOutsideNativeDialog,
  openPopupKey,
  readStop,
  readStopInPopup,
  startWalk,
  unreachedElements,
} from './tabStops';

/** What axe said about one appearance. */
export interface AppearanceViolations {
  appearance: string;
  violations: Violation[];
}

/** Axe in appearance after appearance, without mounting anything again. */
async function axeInAppearances(
  a11y: A11yParameters,
  axePlan: readonly { appearance: Appearance; isFull: boolean }[],
): Promise<AppearanceViolations[]> {
  const found: AppearanceViolations[] = [];
  for (const { appearance, isFull } of axePlan) {
    applyAppearance(appearance);
    await nextFrame();
    found.push({
      appearance: appearanceName(appearance),
      violations: await runAxe(axe, a11y, isFull),
    });
  }
  return found;
}

/** Contrast in appearance after appearance, without mounting anything again. */
async function contrastInAppearances(
  a11y: A11yParameters,
  appearances: readonly Appearance[],
): Promise<AppearanceViolations[]> {
  const found: AppearanceViolations[] = [];
  // No frame in between: colors are computed when they are read, and painting costs more.
  for (const appearance of appearances) {
    applyAppearance(appearance);
    found.push({
      appearance: appearanceName(appearance),
      violations: await contrastViolations(axe, a11y),
    });
  }
  return found;
}

/** What scrolls sideways in appearance after appearance; the page settles in the first one. */
async function overflowInAppearances(
  appearances: readonly Appearance[],
): Promise<{ appearance: string; excess: string[] }[]> {
  await showAppearance(appearances[0]!);
  return appearances.map((appearance) => {
    applyAppearance(appearance);
    return { appearance: appearanceName(appearance), excess: overflow() };
  });
}

/** All of axe in the appearance that the page has now; contrast as `contrastViolations` asks for it. */
async function axeInCurrentAppearance(a11y: A11yParameters): Promise<Violation[]> {
  const contrast = { id: 'color-contrast', enabled: false };
  const config = { rules: [...(a11y.config?.rules ?? []), contrast] };
  return [
    ...(await runAxe(axe, { ...a11y, config }, true)),
    ...(await contrastViolations(axe, a11y)),
  ];
}

/** What the checks call inside a page. */
const inPage = {
  axeInAppearances,
  axeInCurrentAppearance,
  contrastInAppearances,
  arrowGroups,
  clipping,
  describeElement,
  waitForImages,
  focusOpenPopup,
  factsOf,
  focusItem,
  focusTrigger,
  focused,
  focusedItem,
  fontFingerprint,
  storyBounds,
  hasFocusOf,
  hasOpenPopup,
  isAtGuard,
  isOutsideNativeDialog,
  openPopupKey,
  openOverlays,
  overflow,
  overflowInAppearances,
  waitForPaint,
  readStop,
  readStopInPopup,
  showAppearance,
  showStory,
  startWalk,
  triggers,
  disableA11yAddon,
  unreachedElements,
};

declare global {
  interface Window {
    storyChecks: typeof inPage;
  }
}

window.storyChecks = inPage;
