import { useShopBreadcrumb, type ShopBreadcrumb } from './useShopBreadcrumb';

/** `useShopBreadcrumb` as a component, for pages whose name is known only after a check. */
export function PageBanner(props: ShopBreadcrumb) {
  useShopBreadcrumb(props);
  return null;
}
