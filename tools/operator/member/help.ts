import type { MemberCommand } from './options';

const who = `  EMAIL               the account’s email; use --uid UID instead, or both to be sure`;
const shared = `  --project ID        the Firebase project; without it, GOOGLE_CLOUD_PROJECT, then the project
                      of the key file, then that of .env`;
const changing = `  --dry-run           prints what would change and writes nothing
  --sign-out-everywhere
                      signs out all of the account’s sessions, so that none of them can renew its token
${shared}`;
const cautious = `An account with an unverified email is refused without --uid: anyone can register someone
else’s address before they do.`;

const texts: Readonly<Record<MemberCommand, string>> = {
  show: `npm run member -- show EMAIL

Prints an account, its membership, its profile, and whether token and profile match.

${who}
${shared}`,
  grant: `npm run member -- grant EMAIL --until YYYY-MM-DD | --days N [--plan NAME]

Gives an account access to the classes. Changes the token’s claims and the profile together.

${who}
  --until YYYY-MM-DD  until the end of that day, in UTC
  --days N            until the end of the day in N days, in UTC
  --plan NAME         the plan that the account shows; without it, the plan stays the same
${changing}

${cautious}`,
  revoke: `npm run member -- revoke EMAIL

Takes away an account’s access to the classes, starting now. History, lists and role stay.

${who}
${changing}`,
  role: `npm run member -- role EMAIL user|moderator|admin

Gives an account a role. Changes the token’s claims and the profile together.

${who}
${changing}

${cautious}`,
};

const overview = `npm run member -- COMMAND EMAIL [OPTIONS]

  show EMAIL          an account, its membership and its profile
  grant EMAIL         gives access to the classes (--until YYYY-MM-DD | --days N, --plan NAME)
  revoke EMAIL        takes access away
  role EMAIL ROLE     user, moderator or admin

For more about a command: npm run member -- COMMAND --help. Credentials: set
GOOGLE_APPLICATION_CREDENTIALS to a service account’s key file, or set the emulators’ variables
(FIREBASE_AUTH_EMULATOR_HOST and FIRESTORE_EMULATOR_HOST).

Exit codes: 0 done or nothing to do, 1 refused or failed, 2 invalid command.`;

/** The help of one command, or of all. */
export const memberHelp = (command: MemberCommand | null): string =>
  command === null ? overview : texts[command];
