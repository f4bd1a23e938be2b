import type { GoogleProfile } from './identity/idp';

/** Also written in `public/google-popup.js`, which is served as it is. */
export const POPUP_MESSAGE = 'gschool-mock-google';

/** What the popup page posts to its opener once somebody was chosen. */
export interface PopupMessage {
  type: typeof POPUP_MESSAGE;
  eventId: string;
  profile: GoogleProfile;
}
