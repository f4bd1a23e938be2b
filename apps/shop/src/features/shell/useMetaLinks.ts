import type { NavLink } from '@gschool/ui';

import { settings } from '../../config/env';
import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useIsBuilt } from '../../shared/builtRoutes';

const supportUrl = settings.ok ? settings.settings.support.url : undefined;

/** The meta menu: My Account, Customer Support (external) and Help, as far as they lead somewhere. */
export function useMetaLinks(): readonly NavLink[] {
  const t = useT();
  const isBuilt = useIsBuilt();
  const own = (label: string, href: string): NavLink[] => (isBuilt(href) ? [{ label, href }] : []);
  return [
    ...own(t('meta.account'), paths.account),
    ...(supportUrl ? [{ label: t('meta.support'), href: supportUrl, isExternal: true }] : []),
    ...own(t('meta.help'), paths.faq),
  ];
}
