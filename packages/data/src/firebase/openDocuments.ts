import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  initializeFirestore,
  setLogLevel,
  type Firestore,
} from 'firebase/firestore/lite';

import { createCatalogueRepository } from '../entities/catalogue/firebase/catalogueRepository';
import type { CatalogueRepository } from '../entities/catalogue/catalogueRepository';
import { createLibraryRepository } from '../entities/library/firebase/libraryRepository';
import type { LibraryRepository } from '../entities/library/libraryRepository';
import { createProfileRepository } from '../entities/profile/firebase/profileRepository';
import type { ProfileRepository } from '../entities/profile/profileRepository';
import { EMULATOR_HOST, FIRESTORE_EMULATOR_PORT } from './emulators';

export interface DocumentOptions {
  usesEmulators: boolean;
  /** Reads signed video URLs; without it, the stored URLs are read. */
  readSigned: CatalogueRepository['playback'] | undefined;
  readProfile: ProfileRepository['read'];
}

/** Firestore of an app, and the repositories that the pages of members need at their start. */
export interface OpenedDocuments {
  db: Firestore;
  catalogue: CatalogueRepository;
  library: LibraryRepository;
  profiles: Omit<ProfileRepository, 'read'>;
}

/** Initializes Firestore; call it once for each app. Throws where it cannot be initialized. */
export function openDocuments(
  app: FirebaseApp,
  { usesEmulators, readSigned, readProfile }: DocumentOptions,
): OpenedDocuments {
  // Every error is thrown as an `AppError`, so the SDK's warnings would only repeat it.
  setLogLevel('error');
  const db = initializeFirestore(app, { ignoreUndefinedProperties: true });
  if (usesEmulators) connectFirestoreEmulator(db, EMULATOR_HOST, FIRESTORE_EMULATOR_PORT);
  return {
    db,
    catalogue: createCatalogueRepository(db, readSigned),
    library: createLibraryRepository(db),
    profiles: createProfileRepository(db, readProfile),
  };
}
