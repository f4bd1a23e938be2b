import type { CaptionTrack } from '@gschool/domain';

const getLanguageName = (locale: string, language: string): string | undefined => {
  try {
    return new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  } catch {
    // Not a language code.
    return undefined;
  }
};

/**
 * The label of a caption track: the name of its language in the reader's, where the track has no
 * label of its own; "English, with sounds" stays as it is.
 */
export const getCaptionLabel = (
  { language, label = language }: Pick<CaptionTrack, 'language'> & { label?: string },
  locale: string,
): string =>
  label === language || label === getLanguageName('en', language)
    ? (getLanguageName(locale, language) ?? label)
    : label;
