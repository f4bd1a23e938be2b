import type { FirstRelease } from '@gschool/admin';
import { DEFAULT_LANGUAGE, LANGUAGE_TAG_PATTERN } from '@gschool/domain';

/**
 * The language and the base URL of a school's first release, from the settings `ADMIN_LANGUAGE` and
 * `ADMIN_MEDIA_BASE`. If they are empty: English, and no base URL.
 *
 * @throws an error that names the wrong setting
 */
export const parseFirstRelease = (language: string, mediaBase: string): FirstRelease => {
  const tag = language.trim() || DEFAULT_LANGUAGE;
  if (!LANGUAGE_TAG_PATTERN.test(tag))
    throw new Error(`ADMIN_LANGUAGE must be a language tag, such as en or ar. It is “${tag}”.`);
  const base = mediaBase.trim();
  if (base !== '' && (!URL.canParse(base) || new URL(base).protocol !== 'https:'))
    throw new Error(`ADMIN_MEDIA_BASE must be an address with https://. It is “${base}”.`);
  return { language: tag, mediaBase: base === '' || base.endsWith('/') ? base : `${base}/` };
};
