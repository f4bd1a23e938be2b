/** What `npm run catalogue -- --help` prints. */
export const catalogueHelp = `npm run catalogue -- check PATH
npm run catalogue -- publish PATH [OPTIONS]

  check PATH          reads a content pack (docs/content-pack.md) and lists every error
  publish PATH        checks the pack, uploads its media and writes its documents: first the
                      classes and events, then the index with its manifest; last, it deletes
                      what is no longer in the pack

  --dry-run           prints what would be created, updated and deleted, and writes nothing
  --bucket NAME       uploads pictures and videos to this bucket, and skips those already there
  --prefix PATH       the folder in the bucket (default: catalogue)
  --media-base URL    where the media are. Without --bucket: where you uploaded them yourself.
                      With --bucket: your own host in front of the bucket
  --samples FILE      writes the public classes’ titles and posters for the home page
                      (the setting SITE_SAMPLES)
  --replace           continues even if more than half of the live classes would be deleted
  --project ID        the Firebase project; without it, GOOGLE_CLOUD_PROJECT, then the project
                      of the key file, then that of .env
  --batch N           how many writes go into one commit (default: 500)
  --journal FILE      where a run records its progress (default: in .cache/operator/)

If a run is interrupted, run the command again: it continues where it stopped. If the pack has
changed in the meantime, it starts over. Credentials: set GOOGLE_APPLICATION_CREDENTIALS to a
service account’s key file, or set the emulators’ variables (FIRESTORE_EMULATOR_HOST, and with
--bucket also FIREBASE_STORAGE_EMULATOR_HOST).

Exit codes: 0 done or nothing to do, 1 errors, refused or failed, 2 invalid command.`;
