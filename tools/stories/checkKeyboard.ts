import type { LookCheck } from './findings';
import type { Entry } from './storyIndex';
import { checkArrows } from './checkArrows';
import { checkOverlays } from './checkOverlays';
import { excuse } from './exceptions';
import type { StoryReport } from './report';
import type { Stage } from './storyPage';
import { walk } from './walkTabStops';

/** What this check answers for; mounting and the console are the matrix's. */
const own: readonly LookCheck[] = [
  'name',
  'indicator',
  'covered',
  'order',
  'trap',
  'arrows',
  'overlay',
];

/** Walks one story by keyboard alone. */
export async function checkKeyboard(stage: Stage, { id, title }: Entry): Promise<StoryReport> {
  const story = await stage.mount(id);
  const stops = await walk(stage, story);
  const { findings: wrongTriggers, opened } = await checkOverlays(
    stage.page,
    title.startsWith('Overlays/'),
  );
  const { findings: wrongArrows, groups } = await checkArrows(stage.page);
  const findings = [...story.findings, ...wrongTriggers, ...wrongArrows];
  const { left, excused, unused } = excuse(
    findings.filter(({ check }) => own.includes(check)),
    story.exceptions.filter(({ check }) => own.includes(check)),
  );
  return {
    id,
    counts: {
      'interactive stories': Number(stops > 0),
      stops,
      'overlays opened and closed': opened,
      'groups walked by arrows': groups,
    },
    findings: left,
    excused,
    unused,
  };
}
