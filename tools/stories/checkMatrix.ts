import { defaultLook, lookName, looks, type Look } from './appearances';
import type { Finding, LookCheck } from './findings';
import type { Entry } from './storyIndex';
import { corners } from './fullAxeAppearances';
import { excuse } from './exceptions';
import type { A11yParameters } from './inPage/axe';
import type { StoryReport } from './report';
import { axeFinding, type Mounted, type Stage } from './storyPage';

const directions: readonly Look[] = [defaultLook, { ...defaultLook, direction: 'rtl' }];
const NARROW = { width: 320, height: 640 };

/** Which looks get all of axe, and which its contrast rule: all twenty, the default first. */
export const plan = [defaultLook, ...looks.filter((look) => !isSame(look, defaultLook))].map(
  (look) => ({
    look,
    isWhole: isSame(look, defaultLook) || corners.some((corner) => isSame(corner, look)),
  }),
);

function isSame(a: Look, b: Look): boolean {
  return lookName(a) === lookName(b);
}

/** Mounts a story once and proves it in all looks, at 320 px and in the largest type. */
export async function checkMatrix(stage: Stage, { id }: Entry): Promise<StoryReport> {
  const story = await stage.mount(id);
  const counts: Record<string, number> = {};
  const count = (what: string, more = 1) => (counts[what] = (counts[what] ?? 0) + more);
  await checkAxe(stage, story, count);
  await checkText(stage, story, defaultLook, count);
  await stage.page.setViewportSize(NARROW);
  for (const look of directions) {
    for (const fontSize of ['medium', 'large'] as const) {
      await stage.page.evaluate(([l, size]) => window.looks.setLook(l, size), [
        look,
        fontSize,
      ] as const);
      const name = `${lookName(look)} 320 px ${fontSize}`;
      for (const about of await stage.page.evaluate(() => window.looks.overflow())) {
        story.findings.push({ check: 'overflow', about, look: name });
      }
      count('widths');
    }
    await checkText(stage, story, look, count);
  }
  return { id, counts, ...withoutExceptions(story) };
}

type Count = (what: string, more?: number) => void;

async function checkAxe(stage: Stage, story: Mounted, count: Count): Promise<void> {
  const { a11y, findings } = story;
  findings.push(...switchedOff(a11y));
  if (a11y.disable || a11y.test === 'off') return;
  const found = await withPatience(
    stage.page.evaluate(([rules, looksToSee]) => window.looks.axeInLooks(rules, looksToSee), [
      a11y,
      plan,
    ] as const),
  );
  for (const { look, violations } of found) {
    findings.push(...violations.map((violation) => axeFinding(violation, look)));
  }
  count('whole axe runs', plan.filter(({ isWhole }) => isWhole).length);
  count('contrast runs', plan.filter(({ isWhole }) => !isWhole).length);
}

async function checkText(stage: Stage, story: Mounted, look: Look, count: Count): Promise<void> {
  await stage.page.evaluate((l) => window.looks.setLook(l, 'large'), look);
  const { clipped, shortened } = await stage.page.evaluate(() => window.looks.clipping());
  const width = stage.page.viewportSize()?.width;
  for (const about of clipped) {
    story.findings.push({ check: 'clipping', about, look: `${lookName(look)} ${width} px large` });
  }
  count('readings of text');
  count('texts shortened with an ellipsis', shortened);
}

/** A rule that a story switches off is a finding, until an exception says why. */
export function switchedOff({ disable, test, config }: A11yParameters): Finding[] {
  const rules = (config?.rules ?? []).filter(({ enabled }) => enabled === false);
  return [
    ...(disable || test === 'off' || test === 'todo' ? ['everything'] : []),
    ...rules.map(({ id }) => id),
  ].map((what) => ({ check: 'axe', about: `${what}: switched off without a reason` }));
}

const own: readonly LookCheck[] = ['play', 'console', 'axe', 'overflow', 'clipping'];

export const withoutExceptions = ({ findings, exceptions }: Mounted) => {
  const { left, ...others } = excuse(
    findings,
    exceptions.filter(({ check }) => own.includes(check)),
  );
  return { findings: left, ...others };
};

function withPatience<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('axe did not end within 6 minutes')), 360_000);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
