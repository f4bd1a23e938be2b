import '../i18n/en/update.messages.json';

/** The notice of a new version, with the app's texts. */
export { UpdateNotice } from '@gschool/app/update-notice';
