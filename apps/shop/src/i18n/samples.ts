import { setMedia } from '../content/media/media';
import { addMessages } from './i18n';

// The texts of the sample catalog are no messages, but they are loaded and awaited like them.
addMessages(
  {},
  {
    ar: async () => {
      setMedia((await import('../content/media/ar/bilingualMedia')).bilingualMedia);
      return { default: {} };
    },
  },
);
