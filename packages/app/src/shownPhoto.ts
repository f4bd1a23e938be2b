import { toShownPhotoURL } from '@gschool/domain';

import { settings } from './settings';

const allowedOrigins = settings.ok ? settings.values.mediaOrigins : [];

/** The URL of a photo if the content security policy allows its host, else `''`. */
export const getShownPhoto = (url: string | undefined): string =>
  toShownPhotoURL(url, allowedOrigins);
