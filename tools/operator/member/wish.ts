import type { Role } from '@gschool/domain';

/** What an operator wants of an account. */
export type Wish =
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
export const rankOf = (role: Role): number => ['user', 'moderator', 'admin'].indexOf(role);

/** True for a wish that gives something away: whom it reaches must be certain. */
export const gives = (wish: Wish): boolean =>
  wish.kind === 'grant' || (wish.kind === 'role' && wish.role !== 'user');
