import '../i18n/en/install.messages.json';

/** The entry of the footer, with the shop's texts; loaded where the app can be installed. */
export { InstallEntry } from '@gschool/app/install';
