import type { FirstRelease } from '@gschool/admin';
import { defineBoolean, defineString } from 'firebase-functions/params';

import { parseFirstRelease } from './parseFirstRelease';

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

const language = defineString('ADMIN_LANGUAGE', {
  default: 'en',
  description: 'The language of the school’s texts, if the first release is written in the studio.',
});
const mediaBase = defineString('ADMIN_MEDIA_BASE', {
  default: '',
  description:
    'The base URL of pictures and videos, if the first release is written in the studio: like --media-base of the command.',
});

/** The settings of the first release, at run time. Throws an error that names a wrong one. */
export const getFirstRelease = (): FirstRelease =>
  parseFirstRelease(language.value(), mediaBase.value());

/** Returns the settings at run time. */
export const getSettings = () => ({
  usesAppCheck: appCheck.value(),
  origins: origins
    .value()
    .split(',')
    .map((origin) => origin.trim())
    .filter(Boolean),
});
