import { BreadcrumbBanner } from '@gschool/ui';

import { useBreadcrumbState } from '../../shared/breadcrumb';

/** The banner as the shared state says; nothing where a page does not set it. */
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
