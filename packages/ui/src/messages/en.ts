/**
 * The messages that many components share, in English. A message with values is a function, so that
 * another language can order and inflect them in its own way. A component that not every page loads
 * has its own messages next to it (`groups.ts`).
 */
export const en = {
  // Page frame
  close: 'Close',
  menu: 'Menu',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  search: 'Search',
  clearSearch: 'Clear search',
  back: 'Back',
  skipToContent: 'Skip to content',
  backToTop: 'Back to top',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  profileMenu: 'Your account',
  opensInNewTab: '(opens in a new tab)',
  // States
  loading: 'Loading',
  retry: 'Try again',
  loadMore: 'Show more',
  // Forms
  required: 'required',
  optional: 'optional',
  showPassword: 'Show password',
  chooseOne: 'Choose one',
  errorSummary: (count: number) =>
    count === 1 ? 'There is a problem' : `There are ${count} problems`,
  formFailed: 'Something went wrong on our end. What you typed is still here, so please try again.',
  // Rows and cards
  previous: 'Previous',
  next: 'Next',
  scrollBack: 'Scroll back',
  scrollForward: 'Scroll forward',
  minutes: (count: number) => `${count} min`,
  minutesLeft: (count: number) => `${count} min left`,
  save: 'Save for later',
  saved: 'Saved for later',
  // Menus, overlays and shop
  profileMenuOf: (name: string) => `Your account, ${name}`,
  followUs: 'Follow us',
  cartItems: (count: number) =>
    count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`,
  subtotal: 'Subtotal',
  paymentMethods: 'Payment methods',
};

/** The messages that many components share. */
export type CommonMessages = typeof en;
