import { useBreadcrumb } from '@gschool/app';

import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';

interface VideosBreadcrumbProps {
  /** The text of the page's `h1`. */
  name: string;
  description?: string | undefined;
  /**
   * The list that the page belongs to. A page with a parent shows its own title below the banner.
   */
  parent?: { name: string; href: string } | undefined;
}

/** Sets the breadcrumb of a page below Videos. Renders nothing. */
export function VideosBreadcrumb({ name, description, parent }: VideosBreadcrumbProps) {
  const t = useT();
  useBreadcrumb({
    name,
    description: description ?? '',
    hideTitle: parent !== undefined,
    items: [
      { name: t('crumb.home'), href: paths.home },
      { name: t('videos.title'), href: paths.videos },
      ...(parent ? [parent] : []),
      { name, active: true },
    ],
  });
  return null;
}
