import { page } from 'vitest/browser';
import { afterEach, beforeEach, inject } from 'vitest';
import { looksFor } from './matrix';
import { setOtherLooks } from './otherLooks';

const commit = inject('storyCommit');
const isFull = inject('storyMatrix');
let errors: string[] = [];

const say = console.error.bind(console);
console.error = (...words: unknown[]) => {
  const said = words.map(String).join(' ').slice(0, 600);
  // About how a test waits, or that an observer is told one frame later; not about the part.
  if (!/`act`|act\(|ResizeObserver loop completed/.test(said)) errors.push(said);
  say(...words);
};

beforeEach(() => {
  errors = [];
});

setOtherLooks({
  looksFor: (storyId) => (commit || isFull ? looksFor(storyId, commit, isFull) : []),
  errors: () => errors,
  async onNarrowScreen(run) {
    const { innerWidth, innerHeight } = window;
    await page.viewport(320, 640);
    try {
      return await run();
    } finally {
      await page.viewport(innerWidth, innerHeight);
    }
  },
});

afterEach(() => {
  // A portal that a story left open would stand in the next story's way.
  document.body.removeAttribute('data-scroll-locked');
});
