import type {
  SavedCart,
  Catalogue,
  Claims,
  ClassDetails,
  EventAccess,
  HistoryEntry,
  LibraryState,
  LiveEvent,
  Playback,
  Playlist,
  UserProfile,
} from '@gschool/domain';

import type { AuthUser, EmailAction } from '../backend';
import type { MemoryPayments } from './memoryPayments';
import type { MemoryShop } from './memoryShop';

/** The data of a test's backend; a test reads and changes it. */
export interface MemoryServer {
  /** By email address. */
  accounts: Map<string, { password: string; user: AuthUser }>;
  current: AuthUser | null;
  claims: Claims;
  profiles: Map<string, UserProfile>;
  libraries: Map<string, LibraryState>;
  /** By uid and class: `mira/sunrise`. */
  history: Map<string, HistoryEntry>;
  /** By uid and id. */
  playlists: Map<string, Playlist>;
  carts: Map<string, SavedCart>;
  catalogue: Catalogue | null;
  details: Map<string, ClassDetails>;
  playback: Map<string, Playback>;
  events: readonly LiveEvent[];
  /** The access of subscribers to an event, by its id. */
  eventAccess: Map<string, EventAccess>;
  /** The server's clock, in epoch milliseconds. */
  now: () => number;
  /** Called by name before each operation; throw to fail it. */
  before: (operation: string) => void | Promise<void>;
  /** Uids whose subscription renews. */
  renewing: Set<string>;
  payments: MemoryPayments;
  shop: MemoryShop;
  /** Photos by uid; null without a storage bucket. */
  avatars: Map<string, Blob> | null;
  /** Valid codes of email links. */
  codes: Map<string, EmailAction>;
  /** Every operation, in order. */
  calls: string[];
  /** Signs a member in or out as another tab would. */
  setUser: (user: AuthUser | null) => void;
}
