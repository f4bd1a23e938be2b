import type { ScenarioName } from '../../scenarios';
import type { SchoolPart } from '../../store/types';
import { listActDocuments } from './acts';
import { listMemberDocuments, toAccount } from './members';
import { listOrderDocuments } from './orders';
import { createPerson } from './people';

const DAY_MS = 86_400_000;
const MEMBERS = 40;
const MANY_MEMBERS = 10_000;
const COUNTED_DAYS = 29;

/** The numbers of members with access on the last days, rising to `count`. */
const createCounts = (count: number, now: number): Record<string, number> =>
  Object.fromEntries(
    Array.from({ length: COUNTED_DAYS }, (_, at) => {
      const daysAgo = COUNTED_DAYS - at;
      const day = new Date(now - daysAgo * DAY_MS).toISOString().slice(0, 10);
      return [day, Math.max(0, Math.round(count - daysAgo / 4 + ((at * 5) % 3)))];
    }),
  );

/**
 * Creates the members, orders and acts of the demo's school. The site and the shop never read them,
 * so they are created when the studio reads them first.
 *
 * @param now epoch milliseconds
 * @param schoolTime what the times of the log are relative to
 */
export async function createSchool(
  scenario: ScenarioName,
  now: number,
  projectId: string,
  schoolTime = now,
): Promise<SchoolPart> {
  if (scenario === 'empty') return { accounts: [], documents: [] };
  const length = scenario === 'many' ? MANY_MEMBERS : MEMBERS;
  const people = Array.from({ length }, (_, at) => createPerson(at, now));
  const open = people.filter(
    ({ record: { grant, blockedAt, subscription } }) =>
      blockedAt === null && ((grant?.expiresAt ?? 0) > now || subscription?.status === 'active'),
  );
  return {
    accounts: people.map((person) => toAccount(person, now)),
    documents: [
      ...people.flatMap((person) => listMemberDocuments(person, now, projectId)),
      ...listOrderDocuments(people, now),
      ...(await listActDocuments(schoolTime)),
      { path: 'statistics/activeMembers', data: createCounts(open.length, now) },
    ],
  };
}
