import * as axe from 'axe-core';

import { getAppearanceName, type Appearance } from '../appearances';
import { runAxe, type A11yParameters, type Violation } from './axe';
import { takeBareTexts, watchBareTexts } from './bareTexts';
import { findClipping } from './clipping';
import { findArrowGroups, focusItem, getFocusedItem } from './arrows';
import { findContrastViolations } from './contrast';
import { describeElement } from './element';
import { findSmallFields } from './fields';
import { waitForImages, getStoryBounds } from './storyBounds';
import { nextFrame, waitForPaint, showAppearance, applyAppearance } from './appearance';
import {
  findUndeclaredModals,
  focusTrigger,
  isTriggerFocused,
  getOverlayState,
  findTriggers,
} from './overlays';
import { findOverflow } from './overflow';
import { findOverlaps } from './overlaps';
import { measureTexts, paintTexts, startPixelCheck } from './pixels';
import { getStoryInfo, showStory, disableA11yAddon } from './showStory';
import {
  focusOpenPopup,
  getFocused,
  hasOpenPopup,
  isAtGuard,
  isOutsideNativeDialog,
  getPopupKey,
  readStop,
  readStopInPopup,
  startAtTop,
  findUnreachedElements,
} from './tabStops';

/** Axe's violations in one appearance. */
export interface AppearanceViolations {
  appearance: string;
  violations: Violation[];
}

/** Runs axe in several appearances, without mounting the story again. */
async function axeInAppearances(
  a11y: A11yParameters,
  axePlan: readonly { appearance: Appearance; isFull: boolean }[],
): Promise<AppearanceViolations[]> {
  const found: AppearanceViolations[] = [];
  for (const { appearance, isFull } of axePlan) {
    applyAppearance(appearance);
    await nextFrame();
    found.push({
      appearance: getAppearanceName(appearance),
      violations: await runAxe(axe, a11y, isFull),
    });
  }
  return found;
}

/** Checks contrast in several appearances, without mounting the story again. */
async function contrastInAppearances(
  a11y: A11yParameters,
  appearances: readonly Appearance[],
): Promise<AppearanceViolations[]> {
  const found: AppearanceViolations[] = [];
  // Does not wait for a frame: colors are computed when they are read, and painting would take
  // longer.
  for (const appearance of appearances) {
    applyAppearance(appearance);
    found.push({
      appearance: getAppearanceName(appearance),
      violations: await findContrastViolations(axe, a11y),
    });
  }
  return found;
}

/** Finds sideways overflow in several appearances. Waits for the layout only in the first one. */
async function overflowInAppearances(
  appearances: readonly Appearance[],
): Promise<{ appearance: string; excess: string[] }[]> {
  await showAppearance(appearances[0]!);
  return appearances.map((appearance) => {
    applyAppearance(appearance);
    return { appearance: getAppearanceName(appearance), excess: findOverflow() };
  });
}

/**
 * Runs all axe rules in the current appearance, with the faster contrast check of
 * `findContrastViolations`.
 */
async function axeInCurrentAppearance(a11y: A11yParameters): Promise<Violation[]> {
  const contrast = { id: 'color-contrast', enabled: false };
  const config = { rules: [...(a11y.config?.rules ?? []), contrast] };
  return [
    ...(await runAxe(axe, { ...a11y, config }, true)),
    ...(await findContrastViolations(axe, a11y)),
  ];
}

/** What every story is checked for after its play function, read in one call. */
const findStateErrors = (): {
  undeclaredModals: string[];
  bareTexts: string[];
  smallFields: string[];
} => ({
  undeclaredModals: findUndeclaredModals(),
  bareTexts: takeBareTexts(),
  smallFields: findSmallFields(),
});

/** The functions that checks call inside a page. */
const inPage = {
  axeInAppearances,
  axeInCurrentAppearance,
  contrastInAppearances,
  arrowGroups: findArrowGroups,
  clipping: findClipping,
  describeElement,
  waitForImages,
  focusOpenPopup,
  factsOf: getStoryInfo,
  focusItem,
  focusTrigger,
  focused: getFocused,
  focusedItem: getFocusedItem,
  storyBounds: getStoryBounds,
  hasFocusOf: isTriggerFocused,
  hasOpenPopup,
  isAtGuard,
  isOutsideNativeDialog,
  openPopupKey: getPopupKey,
  openOverlays: getOverlayState,
  overflow: findOverflow,
  measureTexts,
  overlaps: findOverlaps,
  overflowInAppearances,
  paintTexts,
  startPixelCheck,
  waitForPaint,
  readStop,
  readStopInPopup,
  showAppearance,
  showStory,
  startWalk: startAtTop,
  stateErrors: findStateErrors,
  triggers: findTriggers,
  undeclaredModals: findUndeclaredModals,
  disableA11yAddon,
  unreachedElements: findUnreachedElements,
};

declare global {
  interface Window {
    storyChecks: typeof inPage;
  }
}

// For a debugger, React's development build creates a task for each element and records how long each
// component renders. Without that, the pages' stories need a fifth less processor time.
delete (console as Partial<Console> & { createTask?: unknown }).createTask;
delete (console as Partial<Console>).timeStamp;

window.storyChecks = inPage;
watchBareTexts();
