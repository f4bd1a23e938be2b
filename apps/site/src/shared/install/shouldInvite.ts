import type { InstallMethod } from '@gschool/app/install';
import type { LibraryState } from '@gschool/domain';

/** What the invitation depends on. */
export interface InvitationState {
  /** How this browser installs the app; null if it can't, or if the app is installed. */
  method: InstallMethod;
  /** The library of the member; null while it is unknown. */
  library: Pick<LibraryState, 'positions'> | null;
  /** The member has answered the invitation on this device. */
  isAnswered: boolean;
  /** The page plays a class. */
  isWatching: boolean;
}

/**
 * Whether to invite the member to install the app (docs/product/offline.md#installed): after the
 * first finished class, but not while a class plays, and not after an answer.
 */
export const shouldInvite = ({
  method,
  library,
  isAnswered,
  isWatching,
}: InvitationState): boolean =>
  method !== null &&
  !isAnswered &&
  !isWatching &&
  (library?.positions.some(({ completed }) => completed) ?? false);
