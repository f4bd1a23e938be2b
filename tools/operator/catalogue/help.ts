/** What `npm run catalogue -- --help` prints. */
export const catalogueHelp = `npm run catalogue -- check PATH
npm run catalogue -- publish PATH [OPTIONS]

  check PATH          reads a content pack (docs/content-pack.md) and lists every fault
  publish PATH        checks it, uploads its media, and writes its documents: classes and
                      events, then the index with its manifest, then what is gone is removed

  --dry-run           says what would be created, updated and deleted, and writes nothing
  --bucket NAME       uploads pictures and films to this bucket; what is there is skipped
  --prefix PATH       where in the bucket (catalogue)
  --media-base URL    where the media are: in place of --bucket, for files that you have laid
                      down yourself; beside it, for your own host in front of the bucket
  --samples FILE      writes the public classes' titles and posters for the start page
                      (the setting SITE_SAMPLES)
  --replace           goes on although more than half of the live classes would be deleted
  --project ID        the Firebase project; else GOOGLE_CLOUD_PROJECT, the key's, or that of .env
  --batch N           writes in one commit (500)
  --journal FILE      where a run notes how far it is (.cache/operator/)

A run that breaks off is taken up where it stopped when the command is given again; a pack
that has changed in the meantime starts anew. Credentials: GOOGLE_APPLICATION_CREDENTIALS
names a service account's key file, or the variables of the emulators are set
(FIRESTORE_EMULATOR_HOST, with --bucket also FIREBASE_STORAGE_EMULATOR_HOST).

Exit code: 0 done or nothing to do, 1 faults, refused or failed, 2 not understood.`;
