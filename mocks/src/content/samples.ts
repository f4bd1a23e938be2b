import { createDemoPack } from './createDemoPack';

/** What visitors see of a class: title and picture alone, and nothing to find it by. */
export interface Sample {
  title: string;
  poster: string;
}

/** What the home page is built with. */
export interface Samples {
  classes: Sample[];
  instructors: { name: string; portrait: string }[];
}

/** The samples of the demo's home page: the classes that the catalogue marks public, and who teaches. */
export function demoSamples(): Samples {
  const { videos, instructors } = createDemoPack(new Date(0));
  return {
    classes: videos.filter((video) => video.public).map(({ title, poster }) => ({ title, poster })),
    instructors: instructors.map(({ name, portrait = '' }) => ({ name, portrait })),
  };
}
