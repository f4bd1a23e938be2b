/**
 * Every word that a component says by itself, in English. An entry with values is a
 * function, so that another language can order and inflect them its own way.
 */
export const en = {
  // Chrome
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
  formFailed: 'Something went wrong on our side. What you typed is still here: please try again.',
  // Rows and cards
  previous: 'Previous',
  next: 'Next',
  scrollBack: 'Scroll back',
  scrollForward: 'Scroll forward',
  minutes: (count: number) => `${count} min`,
  minutesLeft: (count: number) => `${count} min left`,
  save: 'Save for later',
  saved: 'Saved for later',
  favourite: 'Add to favourites',
  favourited: 'In your favourites',
  // Player
  play: 'Play',
  pause: 'Pause',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  captions: 'Captions',
  speed: 'Speed',
  fullscreen: 'Full screen',
  exitFullscreen: 'Leave full screen',
  pictureInPicture: 'Picture in picture',
  seek: 'Position',
  seekBack: (seconds: number) => `Back ${seconds} seconds`,
  seekForward: (seconds: number) => `Forward ${seconds} seconds`,
  // Menus, overlays and shop
  profileMenuOf: (name: string) => `Your account, ${name}`,
  followUs: 'Follow us',
  customizer: 'Customize the look',
  look: {
    appName: 'App name',
    appNameHint: (name: string) => `Stands in the header. Left empty, it is ${name}.`,
    color: 'Theme',
    direction: 'Direction',
    scheme: 'Scheme',
    fontSize: 'Font size',
    layout: 'Layout',
    navbar: 'Navigation bar',
    sidebar: 'Sidebar',
    footer: 'Footer',
    reset: 'Reset the look',
    wasReset: 'The look is back to its defaults.',
    values: {
      direction: { ltr: 'Left to right', rtl: 'Right to left' },
      scheme: { light: 'Light', dark: 'Dark' },
      fontSize: { small: 'Small', medium: 'Medium', large: 'Large' },
      layout: { full: 'Full width', boxed: 'Boxed' },
      navbar: { sticky: 'Sticky', static: 'Static', hidden: 'Hidden' },
      sidebar: { full: 'Full', mini: 'Mini', hidden: 'Hidden' },
      footer: { default: 'Default', minimal: 'Minimal' },
    },
  },
  cartItems: (count: number) =>
    count === 0 ? 'Cart, empty' : count === 1 ? 'Cart, 1 item' : `Cart, ${count} items`,
  subtotal: 'Subtotal',
  paymentMethods: 'Payment methods',
  subscribe: 'Subscribe',
  newsletterEmail: 'E-mail address',
  newsletterPromise: 'Your e-mail address will not be shared with anybody.',
  newsletterInvalid: 'Enter an e-mail address such as name@example.com.',
  newsletterDone: 'Thank you. You will hear from us.',
  newsletterPlaceholder:
    'That address works, but nothing was stored: the newsletter has no provider yet.',
};

/** The words of all components; a language is a value of this type. */
export type UiMessages = typeof en;
