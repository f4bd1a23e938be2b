import type {
  Catalogue,
  Claims,
  ClassDetails,
  HistoryEntry,
  LibraryState,
  LiveEvent,
  Playback,
  Playlist,
  UserProfile,
} from '@gschool/domain';

import type { AuthUser } from '../backend';

/** The data of a test's backend, which the test reads and changes. */
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
  catalogue: Catalogue | null;
  details: Map<string, ClassDetails>;
  playback: Map<string, Playback>;
  events: readonly LiveEvent[];
  /** The server's clock, in epoch milliseconds. */
  now: () => number;
  /** Called with the name of each operation before it runs; throw to make the operation fail. */
  before: (operation: string) => void | Promise<void>;
  /** Every operation, in order. */
  calls: string[];
  /** Signs a member in or out, the way another tab would. */
  setUser: (user: AuthUser | null) => void;
}
