import { useLanguage } from '@gschool/app/i18n';
import published from 'virtual:samples';

import { i18n, addMessages } from '../../i18n/i18n';

/** The public part of a class: title and poster (docs/product.md#samples-for-visitors). */
export type Sample = (typeof published.classes)[number];

/** The public part of an instructor. */
export type SampleInstructor = (typeof published.instructors)[number];

/** The samples given to the build (`SITE_SAMPLES`); may be empty. */
export const samples: readonly Sample[] = published.classes;

/** The instructors given to the build; may be empty. */
export const sampleInstructors: readonly SampleInstructor[] = published.instructors;

addMessages({}, { ar: () => import('virtual:samples/ar') });

/** Translates a title or a name of the samples. `lang` is set when only the original exists. */
export function useSampleText(): (text: string) => { text: string; lang: string | undefined } {
  const language = useLanguage();
  return (text) => {
    const isTranslated = language !== published.language && i18n.messages[`#${text}`] !== undefined;
    return isTranslated
      ? { text: i18n._(`#${text}`), lang: undefined }
      : { text, lang: language === published.language ? undefined : published.language };
  };
}
