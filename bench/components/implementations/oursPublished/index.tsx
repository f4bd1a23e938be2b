import '@gschool/themes/global';

/** Our library, as it is published. */
export { implementation } from '../ours/implementation';
