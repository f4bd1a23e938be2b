import { setMedia } from '../content/media/media';
import { addMessages } from './i18n';

// The Arabic sample catalog loads together with the Arabic messages.
addMessages(
  {},
  {
    ar: async () => {
      setMedia((await import('../content/media/ar/bilingualMedia')).bilingualMedia);
      return { default: {} };
    },
  },
);
