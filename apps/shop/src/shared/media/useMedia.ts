import '../../i18n/samples';

import { getLanguage, useLanguage } from '@gschool/app/i18n';

import { getMedia, type Media } from '../../content/media/media';
import { i18n } from '../../i18n/i18n';

export const useMedia = (): Media => getMedia(useLanguage());

/** The same outside components, for the head of a page. */
export const currentMedia = (): Media => getMedia(getLanguage(i18n.locale));
