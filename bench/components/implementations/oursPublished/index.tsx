import '@gschool/themes/global';

/** Our library in its published form. */
export { implementation } from '../ours/implementation';
