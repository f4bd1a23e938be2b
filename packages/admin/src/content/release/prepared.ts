import type { PackDocument, PackList, SourceEntry } from '@gschool/domain/content-pack';

import type { DraftId, EntryProblem, Release } from '../types';
import type { LiveState } from './live';
import type { ReleaseSources } from './sources';
import type { Write } from './writes';

/** A draft that is published, or was scheduled. */
export interface PublishedDraft {
  id: DraftId;
  list: PackList;
  entryId: string;
  /** The release that the draft began from; null for a school without releases. */
  base: string | null;
  /** Null if it deletes the entry. */
  entry: SourceEntry | null;
  /** The translations that were confirmed (`DraftContent`). */
  confirmed: readonly string[];
  /** Where the entry goes in its list (`DraftContent`). */
  after?: string | null | undefined;
  version: string;
  /** The document has no valid content. Such a draft is a problem, and changes nothing. */
  isUnreadable?: true;
}

/** What a publication does with one draft: a merge of the draft with what was published since. */
export interface MergedDraft {
  draft: PublishedDraft;
  /** The live entry; null if there is none. */
  before: SourceEntry | null;
  /** The entry after the publication; null if it is deleted. */
  after: SourceEntry | null;
  change: 'created' | 'changed' | 'deleted' | 'unchanged';
  /** The fields that someone else published since the draft began, and that are kept. */
  merged: readonly string[];
  /** The fields that both changed to different values. `after` has the values of the draft. */
  conflicts: readonly string[];
}

/** Everything about a publication before it is written. */
export interface PreparedPublication {
  /** The live release; null for a school without releases. */
  parent: Release | null;
  /** What the publication was prepared for. */
  state: LiveState;
  /** `language` and `mediaBase` of the new release. */
  language: string;
  mediaBase: string;
  sourcesBefore: ReleaseSources;
  sourcesAfter: ReleaseSources;
  /** One for each draft, in their order. Empty if a release is restored. */
  entries: readonly MergedDraft[];
  /** The drafts with conflicts. */
  conflicts: readonly DraftId[];
  /** What is wrong with `sourcesAfter`. The documents are compiled only if there are no problems. */
  problems: readonly EntryProblem[];
  /** Names the drafts, their versions and the parent. */
  token: string;
  documentsBefore: readonly PackDocument[];
  /** Equal to `documentsBefore` if there are problems. */
  documentsAfter: readonly PackDocument[];
  /** The writes of live documents, in their order. */
  writes: readonly Write[];
  /** More than half of the classes would be deleted. */
  isMassDeletion: boolean;
}
