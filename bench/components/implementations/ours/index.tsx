import '@gschool/themes/global';

/** Our library, from its sources. */
export { implementation } from './implementation';
