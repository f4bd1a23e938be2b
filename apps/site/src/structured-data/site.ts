import type { DescribedSite } from '@gschool/app/structured-data';

import { origin, productName } from '../config/env';
import { i18n } from '../i18n/i18n';
import type { Translate } from '../i18n/useT';

/** The site, for its structured data. */
export const site: DescribedSite = { name: productName, origin };

/** Translates a message. The messages of a page are loaded before it is described. */
export const t: Translate = (id, values) => i18n._(id, values);
