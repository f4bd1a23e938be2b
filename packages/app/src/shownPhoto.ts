import { getStorageAddress, toShownPhotoURL } from '@gschool/domain';

import { settings } from './settings';

const getAllowed = (): readonly string[] => {
  if (!settings.ok) return [];
  const { mediaOrigins, firebase } = settings.values;
  const bucket = firebase.storageBucket;
  return bucket === undefined ? mediaOrigins : [...mediaOrigins, getStorageAddress(bucket)];
};

const allowed = getAllowed();

/** The URL of a photo if the content security policy allows it; otherwise `''`. */
export const getShownPhoto = (url: string | undefined): string => toShownPhotoURL(url, allowed);
