import { defineSecret, defineString } from 'firebase-functions/params';

/** The region of the function. */
export const region = defineString('PLAYBACK_REGION', {
  default: 'us-central1',
  description: 'The region of the Firestore database.',
});

/** The secret of the HMAC key. It never leaves the function. */
export const secret = defineSecret('PLAYBACK_SECRET');

const accessId = defineString('PLAYBACK_ACCESS_ID', {
  description: 'The access id of an HMAC key of a service account that can read the bucket.',
});
const bucket = defineString('PLAYBACK_BUCKET', {
  description: 'The name of the bucket with the videos.',
});
const origins = defineString('PLAYBACK_ORIGINS', {
  description: 'The origins of the sites, such as https://www.school.example, separated by commas.',
});

/** Returns the settings at run time. */
export const getSettings = () => ({
  bucketUrl: `https://storage.googleapis.com/${bucket.value()}/`,
  key: { accessId: accessId.value(), secret: secret.value().trim() },
  origins: origins
    .value()
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean),
});
