import { createI18n } from '@gschool/app/i18n';

/**
 * The messages of this app, in groups. Importing `i18n/en/GROUP.messages.json` registers the group
 * here (`tools/vite/messages.ts`).
 */
export const appI18n = createI18n();

export const { i18n, withMessages } = appI18n;
