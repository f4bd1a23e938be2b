import { createDemoPack } from './createDemoPack';

/** What visitors see of a class: title and picture alone, and nothing to find it by. */
export interface Sample {
  title: string;
  poster: string;
}

/** The samples that the home page of the demo is built with: the classes that the catalogue marks public. */
export function demoSamples(): Sample[] {
  return createDemoPack(new Date(0))
    .videos.filter((video) => video.public)
    .map(({ title, poster }) => ({ title, poster }));
}
