import { afterEach, inject } from 'vitest';
import { looksFor } from './matrix';
import { setOtherLooks } from './otherLooks';

const commit = inject('storyCommit');
const isFull = inject('storyMatrix');

setOtherLooks((storyId) => (commit || isFull ? looksFor(storyId, commit, isFull) : []));

afterEach(() => {
  // A portal that a story left open would stand in the next story's way.
  document.body.removeAttribute('data-scroll-locked');
});
