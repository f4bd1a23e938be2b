import '../../i18n/en/install.messages.json';

/**
 * What pages show about installing the app, with the site's texts. It is loaded if the app can be
 * installed.
 */
export { InstallEntry } from '@gschool/app/install';
export { InstallInvitation } from './InstallInvitation';
