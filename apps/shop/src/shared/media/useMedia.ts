import '../../i18n/samples';

import { getLanguage, useLanguage } from '@gschool/app/i18n';
import { mediaIn, type Media } from '../../content/media/media';
import { i18n } from '../../i18n/i18n';

/** The sample catalog in the reader's language. */
export const useMedia = (): Media => mediaIn(useLanguage());

/** The same outside of components: for the head of a page. */
export const currentMedia = (): Media => mediaIn(getLanguage(i18n.locale));
