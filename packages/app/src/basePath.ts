/**
 * The path of the app without a slash at the end: `''`, or `/studio` for the studio of the demo,
 * which is part of the site.
 */
export const basePath = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Removes the app's path from the path of a page. The route table knows only the rest. */
export const toRoutePath = (pathname: string): string =>
  pathname === basePath || pathname.startsWith(`${basePath}/`)
    ? pathname.slice(basePath.length) || '/'
    : pathname;
