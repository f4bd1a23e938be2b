import type { GoogleProfile } from './identity/idp';

/** `public/google-popup.js` has the same value. It is a static file without imports. */
export const POPUP_MESSAGE = 'gschool-mock-google';

/** What the popup posts to its opener after an account was chosen. */
export interface PopupMessage {
  type: typeof POPUP_MESSAGE;
  eventId: string;
  profile: GoogleProfile;
}
