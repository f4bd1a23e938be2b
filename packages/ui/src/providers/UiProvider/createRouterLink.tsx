import type { ComponentProps, ComponentType } from 'react';

import type { LinkComponent } from './UiProvider';

/** The link of a router, such as React Router's `Link`. */
export type RoutedLink = ComponentType<ComponentProps<'a'> & { to: string }>;

/** Whether a router can follow it: a path or a query of this site, in this tab. */
const isRouted = ({ href, target, download }: ComponentProps<'a'> & { href: string }): boolean =>
  /^(\?|\/(?!\/))/.test(href) && target !== '_blank' && download === undefined;

/**
 * The link for `UiProvider` from the link of a router. Paths and queries change the page without a
 * request; other sites, fragments, downloads and new tabs are plain links. Call it once, outside of
 * components.
 */
export function createRouterLink(RouterLink: RoutedLink): LinkComponent {
  return function UiRouterLink(props) {
    const { href, ...rest } = props;
    return isRouted(props) ? <RouterLink to={href} {...rest} /> : <a {...props} />;
  };
}
