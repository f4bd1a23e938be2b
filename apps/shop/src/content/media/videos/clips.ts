import type { ClipName } from './video';

/** A mark on the timeline of a demo film. */
interface ClipChapter {
  title: string;
  startSeconds: number;
}

/**
 * The marks of the demo films. `npm run clips` draws the films and writes the same marks beside
 * them; a test compares.
 */
export const clipChapters: Readonly<Record<ClipName, readonly ClipChapter[]>> = {
  breathing: [
    { title: 'Find the count', startSeconds: 0 },
    { title: 'Settle into it', startSeconds: 24 },
    { title: 'Let it go', startSeconds: 48 },
  ],
  interval: [
    { title: 'Work', startSeconds: 0 },
    { title: 'Rest', startSeconds: 40 },
  ],
  mobility: [
    { title: 'Arm circles', startSeconds: 0 },
    { title: 'Side bends', startSeconds: 20 },
    { title: 'Knee lifts', startSeconds: 40 },
  ],
};
