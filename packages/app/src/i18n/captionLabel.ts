import type { CaptionTrack } from '@gschool/domain';

const getLanguageName = (locale: string, language: string): string | undefined => {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  } catch {
    // The text is not a language code.
    return undefined;
  }
};

/**
 * The label of a caption track: the name of its language in the reader's language, unless the track
 * has its own label, such as "English, with sounds".
 */
export const getCaptionLabel = (
  { language, label = language }: Pick<CaptionTrack, 'language'> & { label?: string },
  locale: string,
): string =>
  label === language || label === getLanguageName('en', language)
    ? (getLanguageName(locale, language) ?? label)
    : label;
