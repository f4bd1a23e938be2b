import { createPageRoutes } from '@gschool/app/routes';

import { origin } from '../config/env';
import { appI18n } from '../i18n/i18n';
import type { MessageId } from '../i18n/useT';
import type { ShopRouteMeta } from '../shared/routeHandles';

/** For pages without their own description. */
export const defaultDescription = 'shop.description';

export const { page, pageWithParam } = createPageRoutes<MessageId, ShopRouteMeta>({
  appI18n,
  origin,
  defaultDescription,
});
