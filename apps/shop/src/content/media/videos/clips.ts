import type { ClipName } from './video';

/** A chapter of a demo clip. */
interface ClipChapter {
  title: string;
  startSeconds: number;
}

/** The chapters of the demo clips. A test compares them with the files next to the clips. */
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
