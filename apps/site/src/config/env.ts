import { settings, withoutTrailingSlash } from '@gschool/app';

export { productName, settings } from '@gschool/app';

/** The site's origin without a trailing slash; undefined when the settings have none. */
export const origin = settings.ok ? withoutTrailingSlash(settings.values.siteUrl) : undefined;

/** The founder from the settings. The slug is `{name}` in the routes. */
export const founder = settings.ok ? settings.values.founder : { name: '', slug: 'founder' };
