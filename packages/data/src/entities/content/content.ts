/** The query keys of the school's content. All of it was read by one member of the staff. */
export const contentKeys = {
  /** What publications change. */
  changing: (uid: string) => [
    contentKeys.head(uid),
    contentKeys.releases(uid),
    contentKeys.planned(uid),
    contentKeys.drift(uid),
    contentKeys.drafts(uid),
    contentKeys.histories(uid),
  ],
  head: (uid: string) => [uid, 'content', 'head'] as const,
  release: (uid: string, id: string) => [uid, 'content', 'release', id] as const,
  releases: (uid: string) => [uid, 'content', 'releases'] as const,
  planned: (uid: string) => [uid, 'content', 'planned'] as const,
  drift: (uid: string) => [uid, 'content', 'drift'] as const,
  drafts: (uid: string) => [uid, 'content', 'drafts'] as const,
  /** The text of a part, which never changes. */
  part: (uid: string, digest: string) => [uid, 'content', 'part', digest] as const,
  contents: (uid: string, release: string, list: string) =>
    [uid, 'content', 'contents', release, list] as const,
  /** What a release changed. */
  changes: (uid: string, release: string) => [uid, 'content', 'changes', release] as const,
  /** Both versions of the first `count` changed entries of a release. */
  differences: (uid: string, release: string, count: number) =>
    [uid, 'content', 'differences', release, count] as const,
  /** All entries of a release. */
  sources: (uid: string, release: string) => [uid, 'content', 'sources', release] as const,
  source: (uid: string, release: string, list: string, id: string) =>
    [uid, 'content', 'source', release, list, id] as const,
  histories: (uid: string) => [uid, 'content', 'history'] as const,
  history: (uid: string, list: string, id: string) =>
    [uid, 'content', 'history', list, id] as const,
};

/** How long what others change counts as current, in milliseconds. */
export const CONTENT_STALE_MS = 30_000;

/** The name of a new release is shown without a request, and no release ever changes. */
export const IMMUTABLE_STALE_MS = Infinity;

/** The largest page of drafts that the access rules allow. */
export const DRAFT_PAGE = 500;
export const RELEASE_PAGE = 50;
