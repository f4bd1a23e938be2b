import type { LibraryState } from '@gschool/domain';

/** Reads a library; `LibraryEditor` changes it. Throws only `AppError`. */
export interface LibraryRepository {
  /** An empty library when none is stored. */
  read(uid: string): Promise<LibraryState>;
}
