import published from 'virtual:samples';

/** What a visitor may know of a class: its title and its poster, nothing else (decisions). */
export interface Sample {
  title: string;
  poster: string;
}

/** What a visitor is told of somebody who teaches. */
export interface Teacher {
  name: string;
  portrait: string;
}

/** True for an object that holds these texts. */
const hasTexts = <Key extends string>(
  value: unknown,
  ...keys: readonly Key[]
): value is Record<Key, string> =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof (value as Record<string, unknown>)[key] === 'string');

/** The samples that this build was given (`SITE_SAMPLES`); none is a page without the row. */
export const samples: readonly Sample[] = published.classes.filter((value): value is Sample =>
  hasTexts(value, 'title', 'poster'),
);

/** Who teaches, as the build was told; none is a page without the row. */
export const teachers: readonly Teacher[] = published.instructors.filter(
  (value): value is Teacher => hasTexts(value, 'name', 'portrait'),
);
