/** The message ids of the question before a sign-out. */
export type SignOutMessageId =
  | 'signOut.cart'
  | 'signOut.discard'
  | 'signOut.favorites'
  | 'signOut.history'
  | 'signOut.playlists'
  | 'signOut.positions'
  | 'signOut.saved'
  | 'signOut.sendingText'
  | 'signOut.sendingTitle'
  | 'signOut.some'
  | 'signOut.stay'
  | 'signOut.text'
  | 'signOut.title'
  | 'signOut.unsent'
  | 'signOut.watchlist'
  | 'signOut.wishlist';
