import { overStories } from './checkEachStory';
import { readRun } from './runOptions';
import { conclude, type StoryReport } from './report';
import { checkKeyboard } from './checkKeyboard';

// `npm run test:keyboard`: every story with Tab, Shift+Tab, the arrows, Enter and Escape.
const begin = performance.now();
const { folder, stories, pages } = readRun();
console.log(`${stories.length} stories by keyboard, ${pages} at a time`);

const reports = await overStories<StoryReport>(
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
conclude('keyboard', reports, (performance.now() - begin) / 1000);
