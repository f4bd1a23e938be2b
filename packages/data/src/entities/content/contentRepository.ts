import type {
  Draft,
  DraftContent,
  DraftEditor,
  DraftId,
  DriftReport,
  PlannedRelease,
  Release,
  ReleaseHead,
} from '@gschool/admin/contract';
import type { PackList } from '@gschool/domain/content-pack';

/** A page of drafts in the order of their ids. */
export interface DraftPage {
  drafts: readonly Draft[];
  /** The id behind which the next page starts; null after the last page. */
  next: DraftId | null;
}

/** A page of releases, the newest first. */
export interface ReleasePage {
  releases: readonly Release[];
  /** The number before which the next page starts; null after the last page. */
  next: number | null;
}

/** The write of a draft. */
export interface DraftWrite {
  list: PackList;
  entryId: string;
  /** Null deletes the draft. */
  content: DraftContent | null;
  /** The release that the draft began from; null for a school without releases. */
  base: string | null;
  /** The version that the draft must still have; null if there must be none. */
  version: string | null;
}

/**
 * The documents of the school's content, for staff. Every method throws only `AppError`; `forbidden`
 * for anyone else. An invalid document of a list is left out with a warning.
 */
export interface ContentRepository {
  /** The head and a draft, in one request of two reads. */
  open(id: DraftId): Promise<{ head: ReleaseHead | null; draft: Draft | null }>;
  /** The head; null for a school without releases. */
  head(): Promise<ReleaseHead | null>;
  release(id: string): Promise<Release | null>;
  releases(before: number | null, size: number): Promise<ReleasePage>;
  /** The latest 50 planned releases, the one with the latest time first. */
  planned(): Promise<readonly PlannedRelease[]>;
  /** The last comparison of live documents with the release; null before the first. */
  drift(): Promise<DriftReport | null>;
  /** The texts of parts by digest. Throws `notFound` if one is missing. */
  parts(digests: readonly string[]): Promise<ReadonlyMap<string, string>>;
  drafts(after: DraftId | null, size: number): Promise<DraftPage>;
  /** Drafts in the order of the ids; null where there is none. */
  draftsById(ids: readonly DraftId[]): Promise<readonly (Draft | null)[]>;
  /**
   * Writes at most 500 drafts, all or none, and returns their new versions (null where the service
   * did not return one). Throws `conflict` or `notFound` if one does not have the given version. With
   * `isClosing`, the browser sends the request even while the page closes.
   */
  write(
    by: string,
    writes: readonly DraftWrite[],
    isClosing?: boolean,
  ): Promise<readonly (string | null)[]>;
  /** Everyone who has the draft open, and those who left without saying so. */
  editors(id: DraftId): Promise<readonly DraftEditor[]>;
  /** Says that `uid` has the draft open, now. */
  enter(id: DraftId, uid: string, name: string): Promise<void>;
  /** Says that `uid` has left. */
  leave(id: DraftId, uid: string, isClosing: boolean): Promise<void>;
}
