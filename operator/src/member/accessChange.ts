import type { Role } from '@gschool/domain';

/** A change of access that an operator requests for an account. */
export type AccessChange =
  | {
      kind: 'grant';
      /** Undefined: the plan stays the same. */
      plan: string | undefined;
      /** Epoch milliseconds. */
      expiresAt: number;
    }
  | { kind: 'revoke' }
  | { kind: 'role'; role: Role };

/** The rank of a role: 0 for the fewest rights. */
export const getRoleRank = (role: Role): number => ['user', 'moderator', 'admin'].indexOf(role);

/** Whether a change gives access. The account must then be known for certain. */
export const grantsAccess = (change: AccessChange): boolean =>
  change.kind === 'grant' || (change.kind === 'role' && change.role !== 'user');
