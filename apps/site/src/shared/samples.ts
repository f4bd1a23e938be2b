import { useLanguage } from '@gschool/app/i18n';
import published from 'virtual:samples';

import { i18n, addMessages } from '../i18n/i18n';

/**
 * The public part of a class: its title and its poster
 * (docs/product/access.md#samples-for-visitors).
 */
export type Sample = (typeof published.classes)[number];

/** The public part of an instructor. */
export type SampleInstructor = (typeof published.instructors)[number];

/** The samples in this build (`SITE_SAMPLES`). The list may be empty. */
export const samples: readonly Sample[] = published.classes;

/** The instructors given to the build; may be empty. */
export const sampleInstructors: readonly SampleInstructor[] = published.instructors;

addMessages({}, { ar: () => import('virtual:samples/ar') });

/** The instructor with an id; undefined if this build has none with it. */
export const findSampleInstructor = (id: string): SampleInstructor | undefined =>
  sampleInstructors.find((instructor) => instructor.id === id);

const hasTranslation = (text: string): boolean => i18n.messages[`#${text}`] !== undefined;

/**
 * A text of the samples in the language of the page, or the original if there is no translation.
 */
export const localizeSampleText = (text: string): string =>
  i18n.locale !== published.language && hasTranslation(text) ? i18n._(`#${text}`) : text;

/** Translates a text of the samples. `lang` is set if only the original exists. */
export function useSampleText(): (text: string) => { text: string; lang: string | undefined } {
  const language = useLanguage();
  return (text) => {
    const isOriginal = language === published.language || !hasTranslation(text);
    return {
      text: localizeSampleText(text),
      lang: isOriginal && language !== published.language ? published.language : undefined,
    };
  };
}
