import { checkEachStory } from './checkEachStory';
import { parseRunOptions } from './runOptions';
import { reportRun, type StoryReport } from './report';
import { checkKeyboard } from './checkKeyboard';

// `npm run test:keyboard` checks every story with Tab, Shift+Tab, the arrow keys, Enter and Escape.
const begin = performance.now();
const { folder, stories, pages } = parseRunOptions();
console.log(`${stories.length} stories by keyboard, ${pages} at a time`);

const reports = await checkEachStory<StoryReport>(
  folder,
  stories,
  pages,
  checkKeyboard,
  (story, error) => ({
    id: story.id,
    counts: {},
    findings: [{ check: 'play', about: `the check broke: ${String(error).slice(0, 600)}` }],
    excused: 0,
    unused: [],
  }),
);
reportRun('keyboard', reports, (performance.now() - begin) / 1000);
