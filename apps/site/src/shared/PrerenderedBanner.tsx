import { BreadcrumbBanner } from '@gschool/ui';
import { useBreadcrumb, useBreadcrumbState } from '@gschool/app';

/**
 * Sets the breadcrumb, and renders the banner until the layout does: a prerendered page has its
 * title from the first paint.
 */
export function PrerenderedBanner(props: {
  name: string;
  description?: string | undefined;
  items: readonly { name: string; href?: string | undefined; active?: boolean | undefined }[];
}) {
  const { name, description, items } = props;
  const { show } = useBreadcrumbState();
  useBreadcrumb({ name, description: description ?? '', items: [...items] });
  return show ? null : <BreadcrumbBanner title={name} description={description} items={items} />;
}
