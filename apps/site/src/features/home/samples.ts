import published from 'virtual:samples';

/** What a visitor may know of a class: its title and its poster, nothing else (decisions). */
export interface Sample {
  title: string;
  poster: string;
}

const isSample = (value: unknown): value is Sample =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Sample).title === 'string' &&
  typeof (value as Sample).poster === 'string';

/** The samples that this build was given (`SITE_SAMPLES`); none is a page without the row. */
export const samples: readonly Sample[] = published.filter(isSample);
