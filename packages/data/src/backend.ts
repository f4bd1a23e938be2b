import type {
  Catalogue,
  Claims,
  ClassDetails,
  HistoryEntry,
  LibraryState,
  LiveEvent,
  Playback,
  ProfileChanges,
  UserProfile,
} from '@gschool/domain';

/** Who is signed in, as the identity service says it. */
export interface AuthUser {
  uid: string;
  email: string;
  displayName: string;
  photoURL: string;
  isEmailVerified: boolean;
  provider: 'email' | 'google';
}

/** The identity service. Every method throws only `AppError`. */
export interface AuthGateway {
  /** Calls back once with the restored member or null, then after every change. Returns the unsubscribe. */
  onChange(listener: (user: AuthUser | null) => void): () => void;
  signIn(email: string, password: string): Promise<AuthUser>;
  signUp(email: string, password: string): Promise<AuthUser>;
  /** Opens the popup; always prompts account selection. */
  signInWithGoogle(): Promise<AuthUser>;
  signOut(): Promise<void>;
  /** The token's claims; `force` refreshes the token first. */
  claims(force?: boolean): Promise<Claims>;
  sendPasswordReset(email: string): Promise<void>;
}

export interface ProfileRepository {
  /** `notFound` when the profile does not exist. */
  read(uid: string): Promise<UserProfile>;
  create(profile: UserProfile): Promise<void>;
  /** Merges; `notFound` when no profile exists. */
  update(uid: string, changes: ProfileChanges): Promise<void>;
}

export interface CatalogueRepository {
  /** Manifest and all shards. */
  catalogue(): Promise<Catalogue>;
  details(id: string): Promise<ClassDetails>;
  /** Null when the class has no film yet. */
  playback(id: string): Promise<Playback | null>;
}

export interface LibraryRepository {
  /** An empty library when none is stored. */
  read(uid: string): Promise<LibraryState>;
  write(uid: string, state: LibraryState): Promise<void>;
  writeHistory(uid: string, entry: HistoryEntry): Promise<void>;
}

export interface EventRepository {
  /** Events that start at or after the instant, soonest first. */
  upcoming(fromIso: string, limit: number): Promise<readonly LiveEvent[]>;
}

/** Everything that the product asks of Firebase, behind one door. */
export interface Backend {
  auth: AuthGateway;
  profiles: ProfileRepository;
  catalogue: CatalogueRepository;
  library: LibraryRepository;
  events: EventRepository;
}
