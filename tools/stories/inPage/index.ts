import * as axe from 'axe-core';

import { lookName, type Look } from '../appearances';
import { runAxe, type A11yParameters, type Violation } from './axe';
import { clipping } from './clipping';
import { arrowGroups, focusItem, focusedItem } from './arrows';
import { contrastViolations } from './contrast';
import { describeElement } from './element';
import { fontPrint } from './fontFingerprint';
import { drawn, frameOfStory } from './storyBounds';
import { frame, painted, setLook, wearLook } from './appearance';
import { focusTrigger, hasFocusOf, openOverlays, triggers } from './overlays';
import { overflow } from './overflow';
import { factsOf, showStory, turnAddonOff } from './showStory';
import {
  enterOpenBox,
  focused,
  hasOpenBox,
  isAtGuard,
  isBesideNativeDialog,
  openBoxKey,
  readStop,
  readStopInBox,
  startWalk,
  unreached,
} from './tabStops';

/** What axe said about one look. */
export interface LookViolations {
  look: string;
  violations: Violation[];
}

/** Axe in look after look, without mounting anything again. */
async function axeInLooks(
  a11y: A11yParameters,
  plan: readonly { look: Look; isWhole: boolean }[],
): Promise<LookViolations[]> {
  const found: LookViolations[] = [];
  for (const { look, isWhole } of plan) {
    wearLook(look);
    await frame();
    found.push({ look: lookName(look), violations: await runAxe(axe, a11y, isWhole) });
  }
  return found;
}

/** Contrast in look after look, without mounting anything again. */
async function contrastInLooks(
  a11y: A11yParameters,
  looks: readonly Look[],
): Promise<LookViolations[]> {
  const found: LookViolations[] = [];
  // No frame in between: colors are computed when they are read, and painting costs more.
  for (const look of looks) {
    wearLook(look);
    found.push({ look: lookName(look), violations: await contrastViolations(axe, a11y) });
  }
  return found;
}

/** What scrolls sideways in look after look; the page settles in the first one. */
async function overflowInLooks(
  looks: readonly Look[],
): Promise<{ look: string; excess: string[] }[]> {
  await setLook(looks[0]!);
  return looks.map((look) => {
    wearLook(look);
    return { look: lookName(look), excess: overflow() };
  });
}

/** All of axe in the look that the page has now; contrast as `contrastViolations` asks for it. */
async function axeNow(a11y: A11yParameters): Promise<Violation[]> {
  const contrast = { id: 'color-contrast', enabled: false };
  const config = { rules: [...(a11y.config?.rules ?? []), contrast] };
  return [
    ...(await runAxe(axe, { ...a11y, config }, true)),
    ...(await contrastViolations(axe, a11y)),
  ];
}

/** What the tools of the looks call inside a page. */
const inPage = {
  axeInLooks,
  axeNow,
  contrastInLooks,
  arrowGroups,
  clipping,
  describeElement,
  drawn,
  enterOpenBox,
  factsOf,
  focusItem,
  focusTrigger,
  focused,
  focusedItem,
  fontPrint,
  frameOfStory,
  hasFocusOf,
  hasOpenBox,
  isAtGuard,
  isBesideNativeDialog,
  openBoxKey,
  openOverlays,
  overflow,
  overflowInLooks,
  painted,
  readStop,
  readStopInBox,
  setLook,
  showStory,
  startWalk,
  triggers,
  turnAddonOff,
  unreached,
};

declare global {
  interface Window {
    looks: typeof inPage;
  }
}

window.looks = inPage;
