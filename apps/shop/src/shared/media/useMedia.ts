import { getLanguage, useLanguage } from '@gschool/app/i18n';

import { getMedia, setMedia, type Media } from '../../content/media/media';
import { addMessages, i18n } from '../../i18n/i18n';

// The Arabic sample catalog loads together with the Arabic messages.
addMessages(
  {},
  {
    ar: async () => {
      setMedia((await import('../../content/media/ar/bilingualMedia')).bilingualMedia);
      return { default: {} };
    },
  },
);

export const useMedia = (): Media => getMedia(useLanguage());

/** The same outside components, for the head of a page. */
export const currentMedia = (): Media => getMedia(getLanguage(i18n.locale));
