import {
  AppError,
  type AccountGateway,
  type AuthUser,
  type Backend,
  type EventRepository,
} from '@gschool/data';
import {
  createNewProfile,
  emptyLibrary,
  mergeProfile,
  resolveEdits,
  type LiveEvent,
  type Playlist,
  type UserProfile,
} from '@gschool/domain';

import type { PreviewDocuments } from './previewDocuments';

/** The member who sees the preview. They exist only in the memory of the frame. */
const user: AuthUser = {
  uid: 'preview',
  email: 'preview@school.invalid',
  displayName: '',
  photoURL: '',
  isEmailVerified: true,
  provider: 'email',
};

const DAY_MS = 86_400_000;

const createProfile = (): UserProfile => ({
  ...createNewProfile({
    ...user,
    // Not a first visit, which would open the welcome page.
    now: new Date(Date.now() - 30 * DAY_MS).toISOString(),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  }),
  subscriptionStatus: 'active',
});

const compareStarts = (a: LiveEvent, b: LiveEvent): number =>
  a.startsAt < b.startsAt ? -1 : a.startsAt > b.startsAt ? 1 : 0;

const createEvents = (documents: PreviewDocuments): EventRepository => {
  const list = (isIncluded: (event: LiveEvent) => boolean) =>
    documents.events().filter(isIncluded).toSorted(compareStarts);
  return {
    upcoming: async (from, limit) => list(({ startsAt }) => startsAt >= from).slice(0, limit),
    past: async (before) => ({
      events: list(({ startsAt }) => startsAt < before).toReversed(),
      next: null,
    }),
    between: async (from, until) => list(({ startsAt }) => startsAt >= from && startsAt < until),
    event: async (id) => {
      const event = documents.events().find((one) => one.id === id);
      if (!event) throw new AppError({ kind: 'notFound', what: 'event' });
      return event;
    },
    access: documents.eventAccess,
  };
};

/** What a preview does not have. The pages say that the service is not available. */
const missing = (): never => {
  throw new AppError({ kind: 'unavailable', what: 'service' });
};
const nothing = async (): Promise<void> => undefined;

/** The account of the member, of which nothing can change. */
const account: AccountGateway = {
  sendVerification: nothing,
  signInMethods: () => ['password'],
  reauthenticate: nothing,
  reauthenticateWithGoogle: nothing,
  requestEmailChange: nothing,
  changePassword: nothing,
  reload: async () => user,
  deleteAccount: nothing,
  readActionCode: async () => missing(),
  applyActionCode: nothing,
  resetPassword: nothing,
};

/**
 * The backend of the preview: it reads the posted documents, and keeps everything that a member
 * writes in memory. It sends no request and has no token (docs/product/studio.md#preview).
 */
export const createPreviewBackend = (documents: PreviewDocuments): Backend => {
  let profile = createProfile();
  let library = emptyLibrary;
  const playlists = new Map<string, Playlist>();
  const events = createEvents(documents);
  const claims = async () => ({
    subscribed: true,
    role: 'user' as const,
    plan: null,
    expiresAt: Date.now() + 30 * DAY_MS,
  });
  return {
    auth: {
      onChange: (listener) => {
        listener(user);
        return () => undefined;
      },
      signIn: async () => user,
      signUp: async () => user,
      prepareGooglePopup: nothing,
      signInWithGoogle: async () => user,
      signOut: nothing,
      current: () => user,
      claims,
      sendPasswordReset: nothing,
    },
    prepareAuth: nothing,
    account: async () => account,
    memberData: async () => missing(),
    payments: async () => ({
      plans: async () => [],
      subscriptions: async () => [],
      newCheckoutId: () => 'preview',
      createCheckout: nothing,
      checkout: async () => ({ state: 'waiting' }),
    }),
    shop: async () => missing(),
    cart: async () => ({ update: nothing }),
    profileEditor: async () => ({
      save: async (_, base, mine) => {
        const { outcome } = resolveEdits(profile, base, mine);
        profile = outcome.profile;
        return outcome;
      },
    }),
    avatars: async () => null,
    profiles: {
      read: async () => profile,
      create: nothing,
      update: async (_, changes) => {
        profile = mergeProfile(profile, changes);
      },
    },
    catalogue: {
      catalogue: async () => documents.catalogue(),
      details: documents.details,
      playback: documents.playback,
    },
    library: { read: async () => library },
    libraryEditor: async () => ({
      update: async (_, change) => (library = change(library)),
      history: async () => ({ entries: [], next: null }),
      writeHistory: nothing,
      clearHistory: nothing,
      playlists: async () => [...playlists.values()],
      updatePlaylist: async (_, id, change) => {
        const changed = change(playlists.get(id) ?? null);
        if (changed) playlists.set(id, changed);
        else playlists.delete(id);
        return changed;
      },
    }),
    events: async () => events,
    admin: async () => missing(),
    content: async () => missing(),
    serverTime: async () => Date.now(),
  };
};
