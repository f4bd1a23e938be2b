import { emptyMembershipRecord, type MembershipRecord } from '@gschool/domain';

const DAY_MS = 86_400_000;

/** A member of the demo's school, besides the accounts of the sign-in page. */
export interface Person {
  uid: string;
  name: string;
  email: string;
  isEmailVerified: boolean;
  isDisabled: boolean;
  provider: 'password' | 'google.com';
  /** Epoch milliseconds. */
  joinedAt: number;
  lastSignInAt: number;
  record: MembershipRecord;
  /** The profile does not match the token, as after an interrupted command. */
  hasMismatch: boolean;
}

const firstNames =
  'Amal Nora Ilse Rosa Kim Olga Pia Tess Hana Zoe Yara Lina Salma Dina Farah Greta Ingrid Joana Karin Lucia Marta Nadia Odile Paula Rania Sofia Tala Ursula Vera Wanda Xenia Yasmin'.split(
    ' ',
  );
const lastNames =
  'Rahal Svensson Berg Moreno Dang Ferreira Reuter Walker Brandt Almeida Haddad Novak Costa Lindqvist Khoury Meyer Silva Okafor Duarte Saleh Petrov Rossi Nassar Keller Vidal'.split(
    ' ',
  );

/** The states of the first 40 members, in order. */
const firstStates =
  'paid yearly paid granted paid ended none paid blocked paid yearly unpaid paid gone paid grantEnded paid unverified yearly paid mismatch paid none grantEnding paid ended paid revoked yearly paid none paid unpaid granted disabled paid gone paid none yearly'.split(
    ' ',
  );
/** The states of further members, in the order in which they repeat. */
const commonStates = 'paid yearly paid none gone paid granted paid'.split(' ');

const PLAN = 'plan-school';

/** The facts of a membership. `spread` is 0 to 27, so that members in one state differ. */
function getRecord(state: string, now: number, spread: number): MembershipRecord {
  const inDays = (days: number) => now + days * DAY_MS;
  const grant = (days: number) => ({ plan: 'founder', expiresAt: inDays(days) });
  const subscription = (status: 'active' | 'past_due' | 'ended', days: number) => ({
    ...emptyMembershipRecord,
    subscription: { status, plan: PLAN, endsAt: inDays(days) },
  });
  switch (state) {
    case 'paid':
    case 'mismatch':
      return subscription('active', 1 + spread);
    case 'yearly':
      return subscription('active', 20 + spread * 12);
    case 'unpaid':
      return subscription('past_due', -2 - (spread % 5));
    case 'ended':
      return subscription('ended', -1 - (spread % 12));
    case 'gone':
      return subscription('ended', -40 - spread * 9);
    case 'granted':
      return { ...emptyMembershipRecord, grant: grant(200 + spread) };
    case 'grantEnding':
      return { ...emptyMembershipRecord, grant: grant(4) };
    case 'grantEnded':
      return { ...emptyMembershipRecord, grant: grant(-4) };
    case 'blocked':
      return { ...emptyMembershipRecord, grant: grant(80), blockedAt: inDays(-6) };
    case 'revoked':
      return { ...emptyMembershipRecord, grant: grant(-20), blockedAt: inDays(-20) };
    default:
      return emptyMembershipRecord;
  }
}

/** The member at a position. The same position always has the same name and state. */
export function createPerson(at: number, now: number): Person {
  const [first = '', last = ''] = [
    firstNames[at % firstNames.length],
    lastNames[(at * 7 + Math.floor(at / firstNames.length)) % lastNames.length],
  ];
  const state = firstStates[at] ?? commonStates[at % commonStates.length] ?? 'none';
  const spread = (at * 11) % 28;
  const name = `${first} ${last}`;
  const number = String(at + 1).padStart(5, '0');
  const joinedAt = now - (3 + ((at * 37) % 900)) * DAY_MS;
  return {
    uid: `school-${number}`,
    name: state === 'none' && at % 2 === 0 ? '' : name,
    email: `${first}.${last}.${number}@gschool.example`.toLowerCase(),
    isEmailVerified: state !== 'unverified',
    isDisabled: state === 'disabled',
    provider: at % 5 === 3 ? 'google.com' : 'password',
    joinedAt,
    lastSignInAt: Math.max(joinedAt, now - ((at * 13) % 45) * DAY_MS),
    record: getRecord(state, now, spread),
    hasMismatch: state === 'mismatch',
  };
}
