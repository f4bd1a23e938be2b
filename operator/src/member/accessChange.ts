import type { Role } from '@gschool/domain';

/** What an operator wants of an account. */
export type AccessChange =
  | {
      kind: 'grant';
      /** Undefined keeps the plan that is there. */
      plan: string | undefined;
      /** Epoch milliseconds. */
      expiresAt: number;
    }
  | { kind: 'revoke' }
  | { kind: 'role'; role: Role };

/** Weight of the roles: from little to much. */
export const roleRank = (role: Role): number => ['user', 'moderator', 'admin'].indexOf(role);

/** True for a change that gives something away: whom it reaches must be certain. */
export const grantsAccess = (change: AccessChange): boolean =>
  change.kind === 'grant' || (change.kind === 'role' && change.role !== 'user');
