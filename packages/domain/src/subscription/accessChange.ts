import type { Role } from '../profile/types';
import type { Grant, MembershipRecord } from './membershipRecord';

/** A change that an operator makes to an account's access. */
export type AccessChange =
  | {
      kind: 'grant';
      /** If undefined, the plan stays the same. */
      plan: string | undefined;
      /** Epoch milliseconds. */
      expiresAt: number;
    }
  | { kind: 'revoke' }
  | { kind: 'block' }
  | { kind: 'unblock' }
  | { kind: 'sync' }
  | { kind: 'role'; role: Role };

const endGrant = (grant: Grant | null, now: number): Grant | null =>
  grant && { ...grant, expiresAt: Math.min(grant.expiresAt, now) };

/**
 * The record after a change at `now` (epoch milliseconds). A grant also removes a block. `revoke`
 * ends the grant and blocks the account, so that the next payment does not open it again. `block`
 * keeps the grant, so that `unblock` gives back what was left of it. `sync` changes nothing in the
 * record: the token and the profile are written again from it.
 */
export const changeRecord = (
  record: MembershipRecord,
  change: AccessChange,
  now: number,
): MembershipRecord => {
  const { grant, blockedAt, subscription } = record;
  switch (change.kind) {
    case 'grant': {
      const plan = change.plan ?? grant?.plan ?? subscription?.plan ?? null;
      return { ...record, grant: { plan, expiresAt: change.expiresAt }, blockedAt: null };
    }
    case 'revoke':
      return { ...record, grant: endGrant(grant, now), blockedAt: blockedAt ?? now };
    case 'block':
      return { ...record, blockedAt: blockedAt ?? now };
    case 'unblock':
      return { ...record, blockedAt: null };
    case 'sync':
      return record;
    case 'role':
      return { ...record, role: change.role };
  }
};
