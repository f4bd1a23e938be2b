import type { CaptionTrack } from '@gschool/domain';

const nameIn = (locale: string, language: string): string | undefined => {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  } catch {
    // No language that can be told.
    return undefined;
  }
};

/**
 * What captions are called: their language in the reader's, where they are named by nothing but it;
 * "English, with sounds" stays as it is.
 */
export const captionLanguage = (
  { language, label }: Pick<CaptionTrack, 'language' | 'label'>,
  locale: string,
): string =>
  label === language || label === nameIn('en', language)
    ? (nameIn(locale, language) ?? label)
    : label;
