import { looks } from './appearances';
import { checkMatrix } from './checkMatrix';
import { overStories } from './checkEachStory';
import { readRun } from './runOptions';
import { conclude, type StoryReport } from './report';

// `npm run test:matrix`: every story × 5 themes × 2 schemes × 2 directions.
const begin = performance.now();
const { folder, stories, pages } = readRun();
console.log(`${stories.length} stories × ${looks.length} looks, ${pages} at a time`);

const reports = await overStories<StoryReport>(
  folder,
  stories,
  pages,
  checkMatrix,
  (story, error) => ({
    id: story.id,
    counts: {},
    findings: [{ check: 'play', about: `the check broke: ${String(error).slice(0, 600)}` }],
    excused: 0,
    unused: [],
  }),
);
conclude('matrix', reports, (performance.now() - begin) / 1000);
