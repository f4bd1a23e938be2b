import type { FirstRelease } from '@gschool/admin';

/**
 * The language and the base URL of a school's first release, from the settings `ADMIN_LANGUAGE` and
 * `ADMIN_MEDIA_BASE`. Empty ones have their defaults: English, and no base URL.
 *
 * @throws an error that names the wrong setting
 */
export const parseFirstRelease = (language: string, mediaBase: string): FirstRelease => {
  const tag = language.trim() || 'en';
  if (!/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/.test(tag))
    throw new Error(`ADMIN_LANGUAGE must be a language tag, such as en or ar. It is “${tag}”.`);
  const base = mediaBase.trim();
  if (base !== '' && (!URL.canParse(base) || new URL(base).protocol !== 'https:'))
    throw new Error(`ADMIN_MEDIA_BASE must be an address with https://. It is “${base}”.`);
  return { language: tag, mediaBase: base === '' || base.endsWith('/') ? base : `${base}/` };
};
