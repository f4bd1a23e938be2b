import type { MemberCommand } from './options';

const who = `  EMAIL               the account's address; --uid UID in its place, or both to be sure`;
const shared = `  --project ID        the Firebase project; else GOOGLE_CLOUD_PROJECT, the key's, or that of .env`;
const changing = `  --dry-run           prints what would change and writes nothing
  --sign-out-everywhere
                      ends the sessions of the account, so that nobody goes on with an old token
${shared}`;
const cautious = `An address that is not verified is refused without --uid: anyone can register somebody
else's address before they do.`;

const texts: Readonly<Record<MemberCommand, string>> = {
  show: `npm run member -- show EMAIL

Prints an account, its membership, its profile, and whether the two agree.

${who}
${shared}`,
  grant: `npm run member -- grant EMAIL --until YYYY-MM-DD | --days N [--plan NAME]

Opens the classes to an account: the token's claims and the profile, together.

${who}
  --until YYYY-MM-DD  up to the end of that day, in UTC
  --days N            up to the end of the day in N days, in UTC
  --plan NAME         the plan that the account shows; the one that is there stays
${changing}

${cautious}`,
  revoke: `npm run member -- revoke EMAIL

Closes the classes to an account now. History, lists and role stay.

${who}
${changing}`,
  role: `npm run member -- role EMAIL user|moderator|admin

Gives an account a role: in the token's claims and in the profile, together.

${who}
${changing}

${cautious}`,
};

const overview = `npm run member -- COMMAND EMAIL [OPTIONS]

  show EMAIL          an account, its membership and its profile
  grant EMAIL         opens the classes (--until YYYY-MM-DD | --days N, --plan NAME)
  revoke EMAIL        closes them
  role EMAIL ROLE     user, moderator or admin

npm run member -- COMMAND --help tells more. Credentials: GOOGLE_APPLICATION_CREDENTIALS
names a service account's key file, or the variables of the emulators are set
(FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST).

Exit code: 0 done or nothing to do, 1 refused or failed, 2 not understood.`;

/** The help of one command, or of all. */
export const memberHelp = (command: MemberCommand | null): string =>
  command === null ? overview : texts[command];
