import { defaultAppearance, getAppearanceName, appearances, type Appearance } from './appearances';
import { checkPixels } from './checkPixels';
import type { Finding, StoryCheck } from './findings';
import type { StoryEntry } from './storyIndex';
import { fullAxeAppearances } from './fullAxeAppearances';
import { applyExceptions } from './exceptions';
import type { A11yParameters } from './inPage/axe';
import type { StoryReport } from './report';
import { toAxeFinding, type MountedStory, type StoryPage } from './storyPage';

const directions: readonly Appearance[] = [
  defaultAppearance,
  { ...defaultAppearance, direction: 'rtl' },
];
const NARROW = { width: 320, height: 640 };

/**
 * The appearances in which all axe rules run, and those in which only the contrast rule runs. The
 * default appearance is first.
 */
export const axePlan = [
  defaultAppearance,
  ...appearances.filter((appearance) => !isSame(appearance, defaultAppearance)),
].map((appearance) => ({
  appearance,
  isFull:
    isSame(appearance, defaultAppearance) ||
    fullAxeAppearances.some((corner) => isSame(corner, appearance)),
}));

function isSame(a: Appearance, b: Appearance): boolean {
  return getAppearanceName(a) === getAppearanceName(b);
}

/**
 * Mounts a story once and checks it in all appearances, at a width of 320 px and in the largest
 * font size.
 */
export async function checkMatrix(storyPage: StoryPage, { id }: StoryEntry): Promise<StoryReport> {
  const story = await storyPage.mount(id);
  const counts: Record<string, number> = {};
  const count = (what: string, more = 1) => (counts[what] = (counts[what] ?? 0) + more);
  await checkAxe(storyPage, story, count);
  // A picture does not change with the direction of the page.
  const leftToRight = appearances.filter(({ direction }) => direction === 'ltr');
  story.findings.push(...(await checkPixels(storyPage.page, leftToRight)));
  count('pixel runs', leftToRight.length);
  await checkText(storyPage, story, defaultAppearance, count);
  await storyPage.page.setViewportSize(NARROW);
  for (const appearance of directions) {
    for (const fontSize of ['medium', 'large'] as const) {
      await storyPage.page.evaluate(([l, size]) => window.storyChecks.showAppearance(l, size), [
        appearance,
        fontSize,
      ] as const);
      const name = `${getAppearanceName(appearance)} 320 px ${fontSize}`;
      for (const about of await storyPage.page.evaluate(() => window.storyChecks.overflow())) {
        story.findings.push({ check: 'overflow', about, appearance: name });
      }
      count('widths');
    }
    await checkText(storyPage, story, appearance, count);
  }
  return { id, counts, ...withoutExceptions(story) };
}

type AddCount = (what: string, more?: number) => void;

async function checkAxe(storyPage: StoryPage, story: MountedStory, count: AddCount): Promise<void> {
  const { a11y, findings } = story;
  findings.push(...disabledRules(a11y));
  if (a11y.disable || a11y.test === 'off') return;
  const found = await withLongTimeout(
    storyPage.page.evaluate(
      ([rules, appearancePlan]) => window.storyChecks.axeInAppearances(rules, appearancePlan),
      [a11y, axePlan] as const,
    ),
  );
  for (const { appearance, violations } of found) {
    findings.push(...violations.map((violation) => toAxeFinding(violation, appearance)));
  }
  count('whole axe runs', axePlan.filter(({ isFull }) => isFull).length);
  count('contrast runs', axePlan.filter(({ isFull }) => !isFull).length);
}

async function checkText(
  storyPage: StoryPage,
  story: MountedStory,
  appearance: Appearance,
  count: AddCount,
): Promise<void> {
  await storyPage.page.evaluate((l) => window.storyChecks.showAppearance(l, 'large'), appearance);
  const { clipped, shortened } = await storyPage.page.evaluate(() => window.storyChecks.clipping());
  const width = storyPage.page.viewportSize()?.width;
  for (const about of clipped) {
    story.findings.push({
      check: 'clipping',
      about,
      appearance: `${getAppearanceName(appearance)} ${width} px large`,
    });
  }
  count('readings of text');
  count('texts shortened with an ellipsis', shortened.length);
}

/** Reports each rule that a story turns off, unless an exception gives a reason. */
export function disabledRules({ disable, test, config }: A11yParameters): Finding[] {
  const rules = (config?.rules ?? []).filter(({ enabled }) => enabled === false);
  return [
    ...(disable || test === 'off' || test === 'todo' ? ['everything'] : []),
    ...rules.map(({ id }) => id),
  ].map((what) => ({ check: 'axe', about: `${what}: switched off without a reason` }));
}

const matrixChecks: readonly StoryCheck[] = [
  'play',
  'console',
  'axe',
  'pixels',
  'overflow',
  'clipping',
];

export const withoutExceptions = ({ findings, exceptions }: MountedStory) => {
  const { remaining, ...others } = applyExceptions(
    findings,
    exceptions.filter(({ check }) => matrixChecks.includes(check)),
  );
  return { findings: remaining, ...others };
};

function withLongTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('axe did not end within 6 minutes')), 360_000);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
