import { lazyComponent } from '@gschool/app/routes';

/** The length of a video is known late or never, so the question about it is not in the first view. */
export const LengthQuestion = lazyComponent(() =>
  import('./LengthQuestion').then((module) => module.LengthQuestion),
);
