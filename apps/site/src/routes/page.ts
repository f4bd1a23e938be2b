import { createPageRoutes } from '@gschool/app/routes';

import { origin } from '../config/env';
import { appI18n } from '../i18n/i18n';
import type { MessageId } from '../i18n/useT';

/** The description of pages without their own. */
export const defaultDescription = 'site.description';

export const { page, pageWithParam } = createPageRoutes<MessageId>({
  appI18n,
  origin,
  defaultDescription,
});
