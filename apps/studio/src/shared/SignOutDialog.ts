import '../i18n/en/signOut.messages.json';

/** The question before a sign-out, with the app's texts. */
export { SignOutDialog } from '@gschool/app/sign-out';
