import { BreadcrumbBanner } from '@gschool/ui';

import { useBreadcrumbState } from './breadcrumb';

/** The breadcrumb banner of the page, if it has one. */
export function BreadcrumbSlot() {
  const { show, hideTitle, name, description, items } = useBreadcrumbState();
  if (!show) return null;
  return (
    <BreadcrumbBanner
      title={name}
      description={description}
      hideTitle={hideTitle}
      items={[...items]}
    />
  );
}
