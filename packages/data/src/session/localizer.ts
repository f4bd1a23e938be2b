import {
  localizeCatalogue,
  localizeDetails,
  localizeEvent,
  localizePlan,
  localizeProduct,
} from '@gschool/domain';

/** What puts each kind of entity into the reader's language. */
export const localizer = {
  catalogue: localizeCatalogue,
  details: localizeDetails,
  event: localizeEvent,
  plan: localizePlan,
  product: localizeProduct,
};

export type Localizer = typeof localizer;
