import { paths } from '../../config/paths';
import { useT } from '../../i18n/useT';
import { useBreadcrumb } from '@gschool/app';

interface TrailProps {
  /** The page's `h1`. */
  name: string;
  description?: string | undefined;
  /** The list that the page is an entry of; its own picture and title stand below the band then. */
  parent?: { name: string; href: string } | undefined;
}

/** The breadcrumb of a page below Videos. Draws nothing itself. */
export function Trail({ name, description, parent }: TrailProps) {
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
