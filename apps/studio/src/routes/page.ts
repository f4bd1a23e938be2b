import { createPageRoutes } from '@gschool/app/routes';

import { appI18n } from '../i18n/i18n';
import type { MessageId } from '../i18n/useT';

/** For pages without their own description. */
export const defaultDescription = 'studio.description';

export const { page, pageWithParam } = createPageRoutes<MessageId>({
  appI18n,
  // The pages have no canonical URLs, because search engines must not list them.
  origin: undefined,
  defaultDescription,
});
