import { checkPixels } from './checkPixels';
import type { Finding } from './findings';
import { disabledRules, withoutExceptions } from './checkMatrix';
import type { StoryPlan } from './planChecks';
import { toAxeFinding, type StoryPage } from './storyPage';

/** The findings of a story, and the time that each part took (ms). */
export interface StoryResult {
  id: string;
  findings: readonly Finding[];
  times: { play: number; axe: number; contrast: number; narrow: number };
}

const NARROW = { width: 320, height: 640 };

/**
 * Shows a story in the open page and checks it. Its play function must pass; a dialog that is open
 * at its end must declare that it is modal; no field may have text under 16 px; the console must
 * have no errors; no change may fail on a translated page; and the planned checks must find
 * nothing.
 */
export async function checkStory(
  storyPage: StoryPage,
  id: string,
  { runsAxe, contrast, pixels, narrow }: StoryPlan,
): Promise<StoryResult> {
  const { page } = storyPage;
  const story = await storyPage.show(id);
  const { a11y, findings } = story;
  const begin = performance.now();
  let afterAxe = begin;
  const { undeclaredModals, bareTexts, smallFields } = await page.evaluate(() =>
    window.storyChecks.stateErrors(),
  );
  for (const about of undeclaredModals) findings.push({ check: 'overlay', about });
  for (const about of bareTexts) findings.push({ check: 'translation', about });
  for (const about of smallFields)
    findings.push({ check: 'field', about, appearance: 'small text' });
  findings.push(...disabledRules(a11y));
  // If a story's play function failed, the story is not in a state that can be checked.
  const hasPassed = !findings.some(({ check }) => check === 'play');
  if (runsAxe && hasPassed && !a11y.disable && a11y.test !== 'off') {
    const violations = await page.evaluate(
      (rules) => window.storyChecks.axeInCurrentAppearance(rules),
      a11y,
    );
    findings.push(...violations.map((violation) => toAxeFinding(violation)));
    afterAxe = performance.now();
    // Only contrast depends on the appearance; all other rules are about markup.
    const found = await page.evaluate(
      ([rules, appearances]) => window.storyChecks.contrastInAppearances(rules, appearances),
      [a11y, contrast] as const,
    );
    for (const { appearance, violations: inAppearance } of found) {
      findings.push(...inAppearance.map((violation) => toAxeFinding(violation, appearance)));
    }
  }
  if (pixels.length > 0 && hasPassed) findings.push(...(await checkPixels(page, pixels)));
  const afterContrast = performance.now();
  if (narrow.length > 0) {
    await page.setViewportSize(NARROW);
    const found = await page.evaluate(
      (appearances) => window.storyChecks.overflowInAppearances(appearances),
      narrow,
    );
    for (const { appearance, excess } of found) {
      for (const about of excess)
        findings.push({ check: 'overflow', about, appearance: `320 px, ${appearance}` });
    }
  }
  return {
    id,
    findings: withoutExceptions(story).findings,
    times: {
      play: story.playMs,
      axe: afterAxe - begin,
      contrast: afterContrast - afterAxe,
      narrow: performance.now() - afterContrast,
    },
  };
}
