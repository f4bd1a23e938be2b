import type { ComponentProps, ComponentType } from 'react';

import type { LinkComponent } from './UiProvider';

/** The link of a router, such as React Router's `Link`. */
export type RoutedLink = ComponentType<ComponentProps<'a'> & { to: string }>;

/** Whether a router can follow a link: it opens a path or a query of this site in this tab. */
export const isRoutedLink = ({
  href,
  target,
  download,
}: Pick<ComponentProps<'a'>, 'target' | 'download'> & { href: string }): boolean =>
  /^(\?|\/(?!\/))/.test(href) && (!target || target === '_self') && download === undefined;

/**
 * Creates the link component for `UiProvider` from a router's link. The router handles paths and
 * queries. Links to other sites, fragments, downloads and links that open a new tab are plain
 * links. Call it once, outside of components.
 */
export function createRouterLink(RouterLink: RoutedLink): LinkComponent {
  return function UiRouterLink(props) {
    const { href, ...rest } = props;
    return isRoutedLink(props) ? <RouterLink to={href} {...rest} /> : <a {...props} />;
  };
}
