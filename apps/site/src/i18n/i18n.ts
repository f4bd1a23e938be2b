import { createI18n } from '@gschool/app/i18n';

/**
 * The app's messages, in groups. A module that uses a group imports `i18n/en/GROUP.messages.json`,
 * which registers it here (see `tools/vite/messages.ts`).
 */
export const appI18n = createI18n();

export const { i18n, addMessages, withMessages } = appI18n;
