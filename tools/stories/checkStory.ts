import { defaultLook, type Look } from './appearances';
import type { Finding } from './findings';
import { switchedOff, withoutExceptions } from './checkMatrix';
import { axeFinding, type Stage } from './storyPage';

/** What a run found about one story, and where its time went (ms). */
export interface StoryResult {
  id: string;
  findings: readonly Finding[];
  times: { play: number; axe: number; contrast: number; narrow: number };
}

const NARROW = { width: 320, height: 640 };
const dark: Look = { ...defaultLook, scheme: 'dark' };

/**
 * Shows one story in the page that is open and checks what `npm test` promises of it:
 * its play function passes, axe finds nothing, contrast holds in dark and in the looks that
 * are drawn, nothing scrolls sideways at 320 px, and the console stays free of errors.
 */
export async function checkStory(
  stage: Stage,
  id: string,
  drawn: readonly Look[],
): Promise<StoryResult> {
  const { page } = stage;
  const story = await stage.show(id);
  const { a11y, findings } = story;
  const begin = performance.now();
  let afterAxe = begin;
  findings.push(...switchedOff(a11y));
  // A story that did not play to its end is in no state to be judged.
  if (!findings.some(({ check }) => check === 'play') && !a11y.disable && a11y.test !== 'off') {
    const violations = await page.evaluate((rules) => window.looks.axeNow(rules), a11y);
    findings.push(...violations.map((violation) => axeFinding(violation)));
    afterAxe = performance.now();
    // Every rule but contrast asks about markup, which a look does not change.
    const found = await page.evaluate(
      ([rules, looks]) => window.looks.contrastInLooks(rules, looks),
      [a11y, [dark, ...drawn]] as const,
    );
    for (const { look, violations: inLook } of found) {
      findings.push(...inLook.map((violation) => axeFinding(violation, look)));
    }
  }
  const afterContrast = performance.now();
  await page.setViewportSize(NARROW);
  for (const { look, excess } of await page.evaluate(
    (looks) => window.looks.overflowInLooks(looks),
    [defaultLook, dark],
  )) {
    for (const about of excess)
      findings.push({ check: 'overflow', about, look: `320 px, ${look}` });
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
