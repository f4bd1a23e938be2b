import { deleteApp, getApps, type FirebaseApp } from 'firebase/app';
import type { PopupRedirectResolver } from 'firebase/auth';
import type { Firestore } from 'firebase/firestore/lite';

import type { Backend } from '../backend';
import { createProfileReader } from '../entities/profile/firebase/profileReader';
import type { Settings } from '../settings/schema';
import { createLazyAuth } from './lazyAuth';
import { createLazyDocuments } from './lazyDocuments';
import { createDocumentService, createPublicService } from './documentService';
import { openApp } from './openApp';
import { createDocumentReader } from './documentReader';
import { withAppErrors, serviceUnavailable } from './toAppError';

export interface FirebaseOptions {
  /** Replaces the SDK's popup, for example in the demo. */
  popupResolver?: PopupRedirectResolver | undefined;
  /** With different names, tests can run several apps side by side. */
  appName?: string | undefined;
}

const buildBackend = (app: FirebaseApp, settings: Settings, options: FirebaseOptions): Backend => {
  const { usesEmulators, playbackUrl, adminFunctionUrl } = settings;
  const { popupResolver } = options;
  const {
    gateway,
    open: openAuth,
    load: loadAuth,
  } = createLazyAuth(async () =>
    (await import('./openAuth')).openAuth(app, { usesEmulators, popupResolver }),
  );
  const publicDocuments = createDocumentReader(createPublicService(settings));
  /** Reads with the token of the signed-in account. */
  const loadReader = async () =>
    createDocumentReader(createDocumentService(await loadAuth(), settings));
  const readProfile: Backend['profiles']['read'] = (uid) =>
    withAppErrors(async () => createProfileReader(await loadReader())(uid));
  const avatars: Backend['avatars'] = () =>
    withAppErrors(async () =>
      settings.firebase.storageBucket
        ? (await import('../entities/profile/firebase/avatarRepository')).createAvatarRepository(
            app,
            settings.usesEmulators,
          )
        : null,
    );
  /** Undefined where the signing function is not set up; then the stored URLs are read. */
  const readSigned: Backend['catalogue']['playback'] | undefined =
    playbackUrl === undefined
      ? undefined
      : (id) =>
          withAppErrors(async () => {
            const { readSignedPlayback } =
              await import('../entities/catalogue/firebase/signedPlayback');
            return readSignedPlayback(await loadAuth(), playbackUrl, id);
          });
  const openDocuments = createLazyDocuments(
    () => import('./openDocuments'),
    (code) => code.openDocuments(app, { usesEmulators, readSigned, readProfile }),
  );
  /** Loads a repository that few visits need. */
  const withFirestore = <T>(create: (db: Firestore) => Promise<T>): Promise<T> =>
    withAppErrors(async () => create((await openDocuments()).db));
  return {
    auth: gateway,
    prepareAuth: async () => void (await loadAuth()),
    account: () =>
      withAppErrors(async () => {
        const { createAccountGateway } = await import('./accountGateway');
        const { auth, popup } = await openAuth();
        return createAccountGateway(auth, popup);
      }),
    memberData: () =>
      withFirestore(async (db) => {
        const { createMemberDataRepository } = await import('./memberDataRepository');
        return createMemberDataRepository({ db, auth: await loadAuth(), avatars });
      }),
    payments: () =>
      withFirestore(async (db) =>
        (await import('../entities/payments/firebase/paymentRepository')).createPaymentRepository(
          db,
          publicDocuments,
        ),
      ),
    shop: () =>
      withFirestore(async (db) =>
        (await import('../entities/shop/firebase/shopRepository')).createShopRepository(
          db,
          publicDocuments,
        ),
      ),
    cart: () =>
      withAppErrors(async () =>
        (await import('../entities/cart/firebase/cartRepository')).openCartRepository(
          await loadAuth(),
          settings,
        ),
      ),
    profileEditor: () =>
      withAppErrors(async () =>
        (await import('../entities/profile/firebase/profileEditor')).openProfileEditor(
          await loadAuth(),
          settings,
        ),
      ),
    avatars,
    media: () =>
      withAppErrors(async () => {
        const { storageBucket } = settings.firebase;
        if (!storageBucket) return null;
        const { createMediaRepository } =
          await import('../entities/media/firebase/mediaRepository');
        return createMediaRepository(app, usesEmulators, storageBucket);
      }),
    profiles: {
      read: readProfile,
      create: async (...args) => (await openDocuments()).profiles.create(...args),
      update: async (...args) => (await openDocuments()).profiles.update(...args),
    },
    catalogue: {
      catalogue: async () => (await openDocuments()).catalogue.catalogue(),
      details: async (...args) => (await openDocuments()).catalogue.details(...args),
      playback: async (...args) => (await openDocuments()).catalogue.playback(...args),
    },
    library: { read: async (...args) => (await openDocuments()).library.read(...args) },
    libraryEditor: () =>
      withFirestore(async (db) =>
        (await import('../entities/library/firebase/libraryEditor')).openLibraryEditor(
          db,
          await loadAuth(),
          settings,
        ),
      ),
    events: () =>
      withFirestore(async (db) =>
        (await import('../entities/events/firebase/eventRepository')).createEventRepository(
          db,
          publicDocuments,
        ),
      ),
    admin: () =>
      withAppErrors(async () => {
        if (adminFunctionUrl === undefined) throw serviceUnavailable('service');
        const { createAdminRepository } =
          await import('../entities/admin/firebase/adminRepository');
        return createAdminRepository({
          auth: await loadAuth(),
          documents: await loadReader(),
          url: adminFunctionUrl,
          readAppCheckToken: async () =>
            settings.appCheckSiteKey === undefined
              ? null
              : (await import('./appCheck')).getAppCheckToken(
                  settings.firebase,
                  settings.appCheckSiteKey,
                ),
        });
      }),
    content: () =>
      withAppErrors(async () => {
        const { createContentRepository } =
          await import('../entities/content/firebase/contentRepository');
        return createContentRepository(createDocumentService(await loadAuth(), settings));
      }),
    serverTime: () =>
      withAppErrors(async () => (await import('./serverTime')).readServerTime(await loadAuth())),
  };
};

const backends = new WeakMap<FirebaseApp, Backend>();

/**
 * Connects to Firebase. Returns the same backend for the same app, since the SDK can be initialized
 * only once. Rejects with `AppError`.
 */
export const createFirebaseBackend = (
  settings: Settings,
  options: FirebaseOptions = {},
): Promise<Backend> =>
  withAppErrors(async () => {
    const app = openApp(settings.firebase, options.appName);
    const existing = backends.get(app);
    if (existing) return existing;
    const { appCheckSiteKey } = settings;
    // App Check must be active before the first request to any service. Without the setting, its
    // code is not loaded.
    if (appCheckSiteKey !== undefined)
      (await import('./appCheck')).openAppCheck(app, appCheckSiteKey);
    const backend = backends.get(app) ?? buildBackend(app, settings, options);
    backends.set(app, backend);
    return backend;
  });

/**
 * Deletes every app of this page. Otherwise each app keeps reading its session from the browser's
 * database. For stories, where one backend replaces another.
 */
export async function deleteFirebaseBackends(): Promise<void> {
  await Promise.all(getApps().map((app) => deleteApp(app)));
}
