import { settings } from '@gschool/app';
import { withoutEndSlashes } from '@gschool/domain';

export { productName, settings } from '@gschool/app';

const siteUrl = settings.ok ? settings.values.siteUrl : undefined;

/**
 * The URL of the school's site without a trailing slash; undefined if the settings have none. The
 * demo's studio is part of the site, under `/studio/`. Call it in the browser only.
 */
export const getSiteUrl = (): string | undefined =>
  import.meta.env.BASE_URL === '/' ? siteUrl && withoutEndSlashes(siteUrl) : window.location.origin;
