import { defineBoolean, defineString } from 'firebase-functions/params';

/** The region of the function. */
export const region = defineString('ADMIN_REGION', {
  default: 'us-central1',
  description: 'The region of the Firestore database.',
});

const origins = defineString('ADMIN_ORIGINS', {
  description:
    'The origin of the studio, such as https://studio.school.example; several are separated by commas.',
});
const appCheck = defineBoolean('ADMIN_APP_CHECK', {
  default: false,
  description: 'Whether requests need a token of App Check.',
});

/** Returns the settings at run time. */
export const getSettings = () => ({
  usesAppCheck: appCheck.value(),
  origins: origins
    .value()
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean),
});
