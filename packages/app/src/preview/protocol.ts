// The messages between the studio and the preview frame (docs/product/studio.md#preview). Both
// apps import this file. The parsers are written by hand, so that no page contains a schema library.

/** A Firestore document by its path below `documents/`; null if there is none. */
export interface PreviewDocument {
  path: string;
  data: Readonly<Record<string, unknown>> | null;
}

/** The lists of the catalog's index. */
export const indexLists = ['classes', 'styles', 'instructors', 'series'] as const;
export type IndexList = (typeof indexLists)[number];

/** How the index differs from the one that was posted in full. */
export interface IndexPatch {
  /** The changed entries, in the form of the `data` of `catalogue/index-{n}`. */
  data: string;
  /** The ids of the entries that no longer exist. */
  removed: Readonly<Record<IndexList, readonly string[]>>;
}

/** Everything that the site reads: `catalogue/*` and the events. Replaces what was posted before. */
export interface FullMessage {
  type: 'documents';
  kind: 'full';
  revision: number;
  documents: readonly PreviewDocument[];
}

/** What differs from the last full message. Replaces the last patch. */
export interface PatchMessage {
  type: 'documents';
  kind: 'patch';
  revision: number;
  documents: readonly PreviewDocument[];
  index: IndexPatch;
}

/** The answer to `read`: documents that belong to the last full message. */
export interface AnswerMessage {
  type: 'documents';
  kind: 'answer';
  revision: number;
  documents: readonly PreviewDocument[];
}

/** What the frame shows, and how. */
export interface ViewMessage {
  type: 'view';
  /** A path of the site, with its query. */
  path: string;
  /** Counts how often the studio opened a path. The frame opens it again at a new number. */
  visit: number;
  theme: string;
  scheme: 'light' | 'dark';
  language: string;
  textSize: 'small' | 'medium' | 'large';
  /** Whether links open inside the frame. */
  isNavigable: boolean;
  /** The ISO time at which the page is shown; null for the present. */
  now: string | null;
}

/** A message from the studio to the frame. */
export type FrameMessage = FullMessage | PatchMessage | AnswerMessage | ViewMessage;

/** The video of the page has loaded, or its position has changed. */
export interface PlayerMessage {
  type: 'player';
  /** The position, in whole seconds. */
  seconds: number;
  /** The length of the video, in whole seconds; null before it is known. */
  duration: number | null;
}

/** A message from the frame to the studio. */
export type HostMessage =
  /** The frame listens. */
  | { type: 'ready' }
  /** Asks for documents, for example of a class. The answer has the same paths. */
  | { type: 'read'; paths: readonly string[] }
  /** The documents with this revision are on the screen. */
  | { type: 'painted'; revision: number }
  | PlayerMessage
  /** A link was pressed. `isFollowed`: the frame shows the path now. */
  | { type: 'navigated'; path: string; isFollowed: boolean };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every(isText);
const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  (values as readonly unknown[]).includes(value);

/** The only documents that a frame may receive or ask for. */
const PATH =
  /^(catalogue\/(manifest|index-\d{1,3})|(videos|events)\/[^/]+(\/playback\/main|\/access\/join)?)$/;

const isPath = (value: unknown): value is string => isText(value) && PATH.test(value);

const isDocumentList = (value: unknown): value is readonly PreviewDocument[] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isFields(one) && isPath(one['path']) && (one['data'] === null || isFields(one['data'])),
  );

const isRevision = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) >= 0;

/** At most a day. */
const isSeconds = (value: unknown): value is number => isRevision(value) && value <= 86_400;

/** A path of the site: one slash, and no other host. */
export const isSitePath = (value: unknown): value is string =>
  isText(value) && /^\/(?![/\\])/.test(value) && !/\p{Cc}/u.test(value);

const isIndexPatch = (value: unknown): value is IndexPatch => {
  if (!isFields(value) || !isText(value['data'])) return false;
  const { removed } = value;
  return isFields(removed) && indexLists.every((list) => isTextList(removed[list]));
};

const parseDocuments = (fields: Fields): FrameMessage | null => {
  const { kind, revision, documents, index } = fields;
  if (!isRevision(revision) || !isDocumentList(documents)) return null;
  if (kind === 'full' || kind === 'answer') return { type: 'documents', kind, revision, documents };
  return kind === 'patch' && isIndexPatch(index)
    ? { type: 'documents', kind, revision, documents, index }
    : null;
};

const parseView = (fields: Fields): ViewMessage | null => {
  const { path, visit, theme, scheme, language, textSize, isNavigable, now } = fields;
  if (
    !isSitePath(path) ||
    !isRevision(visit) ||
    !isText(theme) ||
    !isOneOf(['light', 'dark'], scheme)
  )
    return null;
  if (!isText(language) || !isOneOf(['small', 'medium', 'large'], textSize)) return null;
  if (typeof isNavigable !== 'boolean') return null;
  if (now !== null && !(isText(now) && Number.isFinite(Date.parse(now)))) return null;
  return { type: 'view', path, visit, theme, scheme, language, textSize, isNavigable, now };
};

/** Parses what the frame received; null for anything that is not a message of the studio. */
export const parseFrameMessage = (data: unknown): FrameMessage | null => {
  if (!isFields(data)) return null;
  if (data['type'] === 'documents') return parseDocuments(data);
  return data['type'] === 'view' ? parseView(data) : null;
};

/** Parses what the studio received; null for anything that is not a message of the frame. */
export const parseHostMessage = (data: unknown): HostMessage | null => {
  if (!isFields(data)) return null;
  const { type, paths, revision, path, isFollowed, seconds, duration } = data;
  switch (type) {
    case 'ready':
      return { type };
    case 'read':
      return Array.isArray(paths) && paths.every(isPath) ? { type, paths } : null;
    case 'painted':
      return isRevision(revision) ? { type, revision } : null;
    case 'player':
      return isSeconds(seconds) && (duration === null || isSeconds(duration))
        ? { type, seconds, duration }
        : null;
    case 'navigated':
      return isText(path) && typeof isFollowed === 'boolean' ? { type, path, isFollowed } : null;
    default:
      return null;
  }
};

/**
 * The origin of an address in the settings; null without one. A path, as in the demo, has the origin
 * of the page.
 */
export const getAddressOrigin = (address: string | undefined, pageOrigin: string): string | null =>
  address !== undefined && URL.canParse(address, pageOrigin)
    ? new URL(address, pageOrigin).origin
    : null;
