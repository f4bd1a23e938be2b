import { useLanguage } from '@gschool/app/i18n';
import published from 'virtual:samples';

import { i18n, addMessages } from '../../i18n/i18n';

/** What a visitor may know about a class: its title and its poster, nothing else (decisions). */
export type Sample = (typeof published.classes)[number];

/** What a visitor sees of an instructor. */
export type SampleInstructor = (typeof published.instructors)[number];

/** The samples that this build was given (`SITE_SAMPLES`); without any, the page has no such row. */
export const samples: readonly Sample[] = published.classes;

/** The instructors, as the build was given them; without any, the page has no such row. */
export const sampleInstructors: readonly SampleInstructor[] = published.instructors;

addMessages({}, { ar: () => import('virtual:samples/ar') });

/** Returns a title or a name in the reader's language; `lang` is set where only the original exists. */
export function useSampleText(): (text: string) => { text: string; lang: string | undefined } {
  const language = useLanguage();
  return (text) => {
    const isTranslated = language !== published.language && i18n.messages[`#${text}`] !== undefined;
    return isTranslated
      ? { text: i18n._(`#${text}`), lang: undefined }
      : { text, lang: language === published.language ? undefined : published.language };
  };
}
