import { settings, withoutTrailingSlash } from '@gschool/app';

export { productName, settings } from '@gschool/app';

/** Where the site is published, without a slash at the end; undefined where the settings do not say. */
export const origin = settings.ok ? withoutTrailingSlash(settings.settings.siteUrl) : undefined;

/** Whose school it is; `{name}` of the routes. */
export const founder = settings.ok ? settings.settings.founder : { name: '', slug: 'founder' };
