import type { MessageGroups } from '../groups';

/** The messages of the components of `@gschool/ui/editor`, in Arabic. */
export const editor: Pick<MessageGroups, 'languageFields'> = {
  languageFields: {
    missing: 'ناقص',
    outdatedSince: (date) => `قديم منذ ${date}`,
    confirm: 'ما زال صحيحًا',
    confirmOf: (field, language) => `ما زال صحيحًا: ${field}، ${language}`,
    confirmed: (language) => `${language}: عُدّ صحيحًا`,
  },
};
