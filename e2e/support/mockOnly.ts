import { getBaseTitle } from './variants';

/** Why a journey cannot run against the emulators. */
const reasons = {
  scenario: 'it switches the mock’s scenario',
  inspector: 'it tests the mock’s inspector',
  outbox: 'it opens the mock’s outbox by keyboard',
  google: 'Google’s popup needs Google’s servers; the mock replaces it',
  storage: 'files need a Storage emulator, which the suite does not have',
  page: 'the page for outside addresses exists only in the mock',
  portal: 'Stripe’s customer portal exists only in the mock',
  speech: 'its scripts contain what the demo shows',
  bucket: 'signed addresses need a bucket, which the suite does not have',
} as const;

interface MockOnlyJourney {
  /** The path in `e2e`. */
  file: string;
  title: string;
  reason: keyof typeof reasons;
}

/** The journeys that need the mock's own controls. All others run against the emulators, too. */
export const mockOnlyJourneys: readonly MockOnlyJourney[] = [
  {
    file: 'demo-links.spec.ts',
    title: 'links to outside of the demo open a page that says where a real school would lead',
    reason: 'page',
  },
  { file: 'auth-errors.spec.ts', title: 'offline', reason: 'scenario' },
  { file: 'scroll.spec.ts', title: 'Back returns to the class in a long list', reason: 'scenario' },
  {
    file: 'auth-errors.spec.ts',
    title: 'a closed Google popup, with the form usable meanwhile',
    reason: 'google',
  },
  { file: 'auth-errors.spec.ts', title: 'Google sign-in through the popup', reason: 'google' },
  {
    file: 'auth.spec.ts',
    title: 'Google’s code loads on the sign-in page, before the click, and nowhere else',
    reason: 'google',
  },
  { file: 'auth.spec.ts', title: 'a blocked Google popup shows an error', reason: 'google' },
  { file: 'auth.spec.ts', title: 'a password reset works by keyboard', reason: 'outbox' },
  {
    file: 'auth.spec.ts',
    title: 'the button of the demo tools covers no control at any width',
    reason: 'inspector',
  },
  {
    file: 'playback.spec.ts',
    title:
      'a copied address is refused with a byte changed and after six hours, and the class continues',
    reason: 'bucket',
  },
  {
    file: 'playback.spec.ts',
    title: 'addresses are renewed before their end, and the video does not stop',
    reason: 'bucket',
  },
  {
    file: 'profile.spec.ts',
    title: 'is uploaded, shown everywhere and removed',
    reason: 'storage',
  },
  {
    file: 'request-counts.spec.ts',
    title: 'a member’s visits and classes ask Firebase for a known number of documents',
    reason: 'bucket',
  },
  ...[
    'finding a class and playing it',
    'signing in: its errors, and the page that follows',
    'the cart',
    'the checkout',
    'the menus of the player',
  ].map((title) => ({ file: 'screen-reader.spec.ts', title, reason: 'speech' }) as const),
  {
    file: 'subscription.spec.ts',
    title: 'is bought, gives access to classes and is canceled in the portal',
    reason: 'portal',
  },
  {
    file: 'studio/accessibility.spec.ts',
    title: 'with 10,000 members and classes',
    reason: 'scenario',
  },
  ...[
    'a folder is imported with its pictures, and exported as it was',
    'files that can’t be uploaded save no draft, and the next try sends only what is missing',
  ].map((title) => ({ file: 'studio/import.spec.ts', title, reason: 'storage' }) as const),
  {
    file: 'subscription.spec.ts',
    title: 'that fails to load shows an error and loads later',
    reason: 'scenario',
  },
];

/**
 * Why the emulators cannot run a journey; undefined if they can.
 *
 * @param file the path in `e2e`
 */
export const findMockOnlyReason = (file: string, title: string): string | undefined => {
  const found = mockOnlyJourneys.find(
    (journey) => journey.file === file && journey.title === getBaseTitle(title),
  );
  return found && reasons[found.reason];
};
