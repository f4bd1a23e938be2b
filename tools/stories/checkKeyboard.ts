import type { StoryCheck } from './findings';
import type { StoryEntry } from './storyIndex';
import { checkArrows } from './checkArrows';
import { checkOverlays } from './checkOverlays';
import { applyExceptions } from './exceptions';
import type { StoryReport } from './report';
import type { StoryPage } from './storyPage';
import { walkTabStops } from './walkTabStops';

/**
 * The kinds of findings that this check reports. The matrix reports mounting and console errors.
 */
const keyboardChecks: readonly StoryCheck[] = [
  'name',
  'indicator',
  'covered',
  'order',
  'trap',
  'arrows',
  'overlay',
];

/** Checks a story with only the keyboard. */
export async function checkKeyboard(
  storyPage: StoryPage,
  { id, title }: StoryEntry,
): Promise<StoryReport> {
  const story = await storyPage.mount(id);
  const stops = await walkTabStops(storyPage, story);
  const { findings: wrongTriggers, opened } = await checkOverlays(
    storyPage.page,
    title.startsWith('Components/Overlays/'),
  );
  const { findings: wrongArrows, groups } = await checkArrows(storyPage.page);
  const findings = [...story.findings, ...wrongTriggers, ...wrongArrows];
  const { remaining, excused, unused } = applyExceptions(
    findings.filter(({ check }) => keyboardChecks.includes(check)),
    story.exceptions.filter(({ check }) => keyboardChecks.includes(check)),
  );
  return {
    id,
    counts: {
      'interactive stories': Number(stops > 0),
      stops,
      'overlays opened and closed': opened,
      'groups walked by arrows': groups,
    },
    findings: remaining,
    excused,
    unused,
  };
}
