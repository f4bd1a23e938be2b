import { isSameJson } from '../log/canonicalJson';
import type { Services } from './account';
import { getAccountWrites } from './accountWrites';

const writeAccount = async (
  { accounts, profiles, memberships }: Services,
  uid: string,
  now: number,
) => {
  const { record } = await memberships.read(uid);
  // Reads the claims just before the write, because the payment extension also writes a claim.
  const account = await accounts.find({ uid });
  if (record === null || account === null) return null;
  const { claims, profile, first } = getAccountWrites(account, record, now);
  const writeClaims = async () => {
    if (claims !== null) await accounts.setClaims(uid, claims);
  };
  const writeProfile = () => profiles.change(uid, profile);
  const writes = first === 'profile' ? [writeProfile, writeClaims] : [writeClaims, writeProfile];
  for (const write of writes) await write();
  return record;
};

/**
 * Writes the token and the profile of an account so that they match its record. Firebase
 * Authentication has no transactions, so two runs for one account can overlap. Each run reads the
 * record again after it has written, and starts over if it has changed, so the run that writes last
 * writes the latest record.
 *
 * @param now epoch milliseconds
 */
export const syncAccess = async (services: Services, uid: string, now: number): Promise<void> => {
  for (;;) {
    const written = await writeAccount(services, uid, now);
    if (written === null) return;
    const { record } = await services.memberships.read(uid);
    if (isSameJson(record, written)) return;
  }
};
