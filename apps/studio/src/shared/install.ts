import '../i18n/en/install.messages.json';

/** The entry of the frame, with the studio's texts; loaded where the app can be installed. */
export { InstallEntry } from '@gschool/app/install';
