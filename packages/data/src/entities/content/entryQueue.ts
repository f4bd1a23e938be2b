import {
  formatDraftData,
  isSameJson,
  MAX_DRAFT_LENGTH,
  setEntryField,
  toDraftId,
} from '@gschool/admin/content';
import type {
  Draft,
  DraftContent,
  DraftEditor,
  Release,
  ReleaseHead,
  Source,
} from '@gschool/admin/contract';
import { AppError, isAppError, isOutdated } from '@gschool/domain';
import type { PackList, SourceEntry } from '@gschool/domain/content-pack';
import { createStore, reportUncaught } from '@gschool/state';

import { asAppError, isTransient } from '../../queries/retry';
import type { ContentRepository } from './contentRepository';
import type { DraftJournal } from './draftJournal';
import type { EntryActions, EntryState, FieldConflict, SaveState } from './entryEditor';
import { getField, movePath } from './fieldPath';
import { getBaseAfterSend, getContent, isSameContent, mergeContent } from './mergeContent';
import { getWriteTime, toWrittenDraft } from './writtenDraft';

/** The entry as a release has it. */
interface PublishedEntry {
  /** Null for no release, or an unknown one. */
  release: Release | null;
  /** Null if the release does not have the entry. */
  source: Source | null;
}

/** What the server has. */
interface FoundEntry {
  draft: Draft | null;
  head: ReleaseHead | null;
  live: PublishedEntry;
  /** The draft, with what was published since it began. */
  content: DraftContent;
  /** The fields that the draft and a publication since have changed to different values. */
  published: readonly FieldConflict[];
}

export interface EntryQueueOptions {
  list: PackList;
  entryId: string;
  uid: string;
  /** The language of plain texts in a school without releases (BCP 47). */
  language: string;
  /** The name that other editors see. */
  getName: () => string;
  /** Runs an operation with a fresh token. Rejects with `AppError`. */
  run: <T>(operation: (repository: ContentRepository) => Promise<T>) => Promise<T>;
  /** Reads the entry as a release has it; null: no release. A release is read only once. */
  readPublished: (release: string | null) => Promise<PublishedEntry>;
  journal: DraftJournal;
  /** Epoch milliseconds. */
  now: () => number;
  /** False when the browser is offline. */
  isOnline: () => boolean;
  /** Called with the draft that the server has; null: it has none. */
  onDraft: (draft: Draft | null) => void;
  /** Called with the head whenever it was read. */
  onHead: (head: ReleaseHead | null) => void;
}

/** Saves one entry for all components of a page that edit it. */
export interface EntryQueue extends EntryActions {
  get(): EntryState;
  subscribe(listener: () => void): () => void;
  /** Reads the entry. Never rejects. */
  load(): Promise<void>;
  /** Says that the entry is open, and reads who else has it open. Never rejects. */
  meet(): Promise<void>;
  /** Like `meet`, and reads what others have changed. Never rejects. */
  poll(): Promise<void>;
  /** Says that the entry is closed. With `isClosing`, the page is closing, too. */
  leave(isClosing: boolean): Promise<void>;
  /** Sends what waits while the page closes. */
  flush(): void;
  /** Whether something exists only in this browser. */
  isUnsaved(): boolean;
  /** Ends the queue. Nothing more is sent; unsaved text stays on the device. */
  close(): void;
}

/** The time from the last key to the write, in milliseconds. */
export const SAVE_DELAY_MS = 1500;
/** The delays before an attempt after a failure, in milliseconds. The last one is repeated. */
const RETRY_DELAYS_MS = [2_000, 5_000, 15_000, 60_000];
/** Each attempt fails if another editor saves between the read and the write. */
const MAX_ATTEMPTS = 8;
/** An editor who was not seen for this long has left, in milliseconds. */
const EDITOR_TIMEOUT_MS = 60_000;
const MAX_RECEIVED = 50;
/** Browsers send at most 64 KB after the page. */
const MAX_CLOSING_LENGTH = 15_000;

const NOTHING: DraftContent = { entry: null, confirmed: [] };

/** Before an entry was read. */
export const initialEntryState: EntryState = {
  status: 'loading',
  error: null,
  live: null,
  liveRelease: null,
  entry: null,
  confirmed: [],
  isDraft: false,
  save: { state: 'saved', error: null, savedAt: null },
  received: [],
  conflicts: [],
  editors: [],
};

/**
 * Creates the save queue of one entry (docs/product/drafts.md#saving-drafts). It adopts the version
 * that each write returns, merges what others saved by field, and keeps on this device what the
 * server does not have.
 */
export const createEntryQueue = (options: EntryQueueOptions): EntryQueue => {
  const { list, entryId, uid, getName, run, readPublished, journal, now, isOnline } = options;
  const id = toDraftId(list, entryId);
  const store = createStore<EntryState>(initialEntryState);
  const { key, close: closeKey } = journal.open(id);

  let isLoaded = false;
  let isClosed = false;
  let head: ReleaseHead | null = null;
  let live: PublishedEntry = { release: null, source: null };
  /** The draft as the server has it, as far as this page knows. */
  let draft: Draft | null = null;
  /** The content that the server has: the base of the next merge. */
  let stored: DraftContent = NOTHING;
  let local: DraftContent = NOTHING;
  /** Fields that another editor has saved with another value. The server has that value. */
  let conflicts: readonly FieldConflict[] = [];
  /** Fields that were published with another value since the draft began. The draft has its own. */
  let published: readonly FieldConflict[] = [];
  /** The last question about a published field was answered, which the draft must say. */
  let isRebased = false;
  /** Writes for the known version that have no answer yet, or will never have one. */
  let sent: readonly DraftContent[] = [];
  /** The keys of drafts that closed pages left, and that are part of `local`. */
  let adopted: readonly string[] = [];
  let isStored = false;
  /** True while only this device is known, because the server could not be reached. */
  let isFromDevice = false;
  /** The draft is to be deleted even if it already equals the published entry. */
  let isDiscarded = false;
  let names: ReadonlyMap<string, string> = new Map();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let saving: Promise<void> | null = null;
  /** Counts changes of what is known of the server, so that an older answer is dropped. */
  let revision = 0;

  const getLanguage = (): string => live.release?.language ?? options.language;
  const getValue = (entry: SourceEntry | null, path: string): unknown =>
    getField(entry, path, getLanguage());

  const setValues = (
    entry: SourceEntry | null,
    values: readonly (readonly [path: string, value: unknown])[],
  ): SourceEntry | null =>
    values.reduce((next, [path, value]) => setEntryField(next, path, value, getLanguage()), entry);

  /** What the server should have: a field in conflict stays as it is there until it is chosen. */
  const getOutgoing = (): DraftContent =>
    conflicts.length === 0
      ? local
      : {
          ...local,
          entry: setValues(
            local.entry,
            conflicts.map(({ path, theirs }) => [path, theirs] as const),
          ),
        };
  /** The base of the next merge: a question that is open is asked again after it. */
  const getBase = (): DraftContent => ({
    ...stored,
    entry: setValues(
      stored.entry,
      conflicts.map(({ path, base }) => [path, base] as const),
    ),
  });
  /** Whether a save has something to do: write, or find out what a lost answer was. */
  const isUnwritten = (): boolean => isDirty() || sent.length > 0;
  const getLiveContent = (): DraftContent => getContent(null, live.source);
  const isDirty = (): boolean => {
    const outgoing = getOutgoing();
    if (isRebased || !isSameContent(outgoing, stored)) return true;
    return isDiscarded && draft !== null && isSameContent(outgoing, getLiveContent());
  };
  const isUnsaved = (): boolean => isLoaded && (sent.length > 0 || !isSameContent(local, stored));

  const show = (changes: Partial<EntryState> = {}): void => {
    if (isClosed) return;
    const isMissing = live.source === null && draft === null && local.entry === null;
    const isDraft = draft !== null || !isSameContent(local, getLiveContent());
    store.set({
      ...store.get(),
      ...(isLoaded && {
        status: isMissing && !isDraft ? 'missing' : 'ready',
        error: null,
        live: live.source,
        liveRelease: live.release,
        entry: local.entry,
        confirmed: local.confirmed,
        after: local.after,
        isDraft,
        conflicts: [...conflicts, ...published],
      }),
      ...changes,
    });
  };
  const setSave = (state: SaveState['state'], error: AppError | null = null): void =>
    show({ save: { ...store.get().save, state, error } });

  /** Keeps on the device what the server does not have. */
  const storeUnsaved = (): void => {
    if (isClosed) return;
    if (!isUnsaved()) {
      if (isStored) journal.remove(key);
      isStored = false;
    } else {
      const unanswered = sent.filter((content) => !isSameContent(content, local));
      isStored = journal.put(key, { base: getBase(), sent: unanswered, mine: local });
      if (!isStored) return;
    }
    adopted.forEach(journal.remove);
    adopted = [];
  };

  const schedule = (delay: number): void => {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void save(), delay);
  };

  const getEditorName = (editor: string): string =>
    editor === uid ? getName() : (names.get(editor) ?? editor);

  /** Merges `theirs` into what this page has. */
  const merge = (base: DraftContent, mine: DraftContent, theirs: DraftContent, by: string) => {
    const result = mergeContent(base, mine, theirs, getLanguage());
    const open = conflicts.flatMap((one) => {
      const path = movePath(one.path, local.entry, result.content.entry);
      return path === null ? [] : [{ ...one, path, theirs: getValue(theirs.entry, path) }];
    });
    local = result.content;
    const found = result.conflicts.map(({ path, base, mine, theirs }) => {
      const known = open.find((one) => one.path === path);
      return { path, base: known ? known.base : base, mine, theirs, by };
    });
    const isOpen = ({ path, theirs }: FieldConflict): boolean =>
      !found.some((one) => one.path === path) && !isSameJson(getValue(local.entry, path), theirs);
    conflicts = [...open.filter(isOpen), ...found];
    return result.elsewhere;
  };

  const setPublished = (next: readonly FieldConflict[]): void => {
    published = next.flatMap((one) => {
      const mine = getValue(local.entry, one.path);
      return isSameJson(mine, one.theirs) ? [] : [{ ...one, mine }];
    });
  };

  const setKnown = (found: FoundEntry): void => {
    draft = found.draft;
    head = found.head;
    live = found.live;
    stored = found.content;
  };
  /** Tells the page what the server has, after it was merged. */
  const announce = (found: FoundEntry): void => {
    setPublished(found.published);
    revision += 1;
    options.onHead(head);
    options.onDraft(draft);
  };

  /** Takes over what the server has. */
  const receive = (found: FoundEntry): void => {
    const { draft: next, content } = found;
    const wasFromDevice = isFromDevice;
    isFromDevice = false;
    const isSameVersion = next?.version === draft?.version;
    const base = sent.reduce(
      (known, one) => getBaseAfterSend(known, one, content, getLanguage()),
      stored,
    );
    const author = isSameVersion ? undefined : next?.by;
    const by = getEditorName(author ?? found.live.release?.by ?? '');
    const before = local.entry;
    const paths = isLoaded
      ? merge(base, local, content, by).filter(
          // What this page has sent itself came from nowhere else.
          (path) => !isSameJson(getValue(before, path), getValue(local.entry, path)),
        )
      : [];
    const isAnswered = !isSameVersion && sent.some((one) => isSameContent(one, content));
    if (!isSameVersion) sent = [];
    setKnown(found);
    announce(found);
    const received = store.get().received.filter((one) => !paths.includes(one.path));
    show({
      received: [...received, ...paths.map((path) => ({ path, by }))].slice(-MAX_RECEIVED),
    });
    // The answer to a write was lost, but this is what it has saved.
    if (isAnswered && next) show({ save: { ...store.get().save, savedAt: next.updatedAt } });
    storeUnsaved();
    if (wasFromDevice) void adopt().then(() => changeLocal(local));
  };

  const read = async (): Promise<FoundEntry> => {
    const opened = await run((repository) => repository.open(id));
    const { draft: one } = opened;
    const releaseId = opened.head?.release ?? null;
    const found = await readPublished(releaseId);
    const own = getContent(one, found.source);
    if (!one || one.base === releaseId)
      return { ...opened, live: found, content: own, published: [] };
    const base = getContent(null, (await readPublished(one.base)).source);
    const language = found.release?.language ?? options.language;
    const theirs = { ...getContent(null, found.source), confirmed: one.confirmed };
    const merged = mergeContent({ ...base, confirmed: one.confirmed }, own, theirs, language);
    const by = getEditorName(found.release?.by ?? '');
    return {
      ...opened,
      live: found,
      content: merged.content,
      published: merged.conflicts.map((conflict) => ({ ...conflict, by })),
    };
  };

  /** Adds what closed pages have left on this device. */
  const adopt = async (): Promise<void> => {
    const left = await journal.readLeft(id);
    for (const { draft: one } of left) {
      const base = one.sent.reduce(
        (known, content) => getBaseAfterSend(known, content, stored, getLanguage()),
        one.base,
      );
      const theirs = local;
      merge(base, one.mine, theirs, draft ? getEditorName(draft.by) : '');
    }
    adopted = [...adopted, ...left.map((one) => one.key)];
  };

  /** Shows what a closed page has left on this device, while the server can't be reached. */
  const adoptOffline = async (): Promise<boolean> => {
    const [first] = await journal.readLeft(id);
    if (!first || isClosed || isLoaded) return false;
    stored = first.draft.base;
    local = first.draft.mine;
    sent = first.draft.sent;
    adopted = [first.key];
    draft = null;
    return true;
  };

  let loading: Promise<void> | null = null;
  const loadNow = async (): Promise<void> => {
    try {
      const found = await read();
      if (isClosed) return;
      if (isLoaded) {
        receive(found);
      } else {
        setKnown(found);
        local = stored;
        await adopt();
        if (isClosed) return;
        isLoaded = true;
        announce(found);
        storeUnsaved();
        show();
      }
      failures = 0;
      if (isUnwritten()) void save();
    } catch (thrown) {
      const error = asAppError(thrown);
      if (isClosed) return;
      if (!isLoaded && isTransient(error) && (await adoptOffline())) {
        isLoaded = true;
        isFromDevice = true;
        storeUnsaved();
        show();
      }
      if (isLoaded) fail(error);
      else show({ status: 'failed', error });
    }
  };
  const load = (): Promise<void> => {
    loading ??= loadNow().finally(() => (loading = null));
    return loading;
  };

  const fail = (error: AppError): void => {
    const isOffline = isAppError(error, 'offline');
    const isLost = !isStored && isUnsaved();
    const full = new AppError({ kind: 'unavailable', what: 'storage' });
    if (isOffline && !isLost) setSave('offline', error);
    else setSave('failed', isOffline ? full : error);
    if (!isTransient(error)) return;
    schedule(RETRY_DELAYS_MS[Math.min(failures, RETRY_DELAYS_MS.length - 1)] ?? 0);
    failures += 1;
  };

  /** Writes once. Throws `conflict` or `notFound` if the version is outdated. */
  const write = async (isClosing: boolean): Promise<void> => {
    const outgoing = getOutgoing();
    const isLive = isSameContent(outgoing, getLiveContent());
    const content = isLive ? null : outgoing;
    if (content !== null && formatDraftData(content).length > MAX_DRAFT_LENGTH)
      throw new AppError({ kind: 'invalid', fields: { '': 'too-long' } });
    // A question about a published field stays open as long as the draft names its old base.
    const base = draft && published.length > 0 ? draft.base : (head?.release ?? null);
    const version = draft?.version ?? null;
    const unanswered = sent;
    sent = [...sent, outgoing];
    storeUnsaved();
    const next = { list, entryId, content, base, version };
    const [written = null] = await run((repository) =>
      repository.write(uid, [next], isClosing),
    ).catch((error: unknown) => {
      // A refusal is an answer.
      if (isAppError(error, 'forbidden')) sent = unanswered;
      throw error;
    });
    // The service does not name the version of a deleted document.
    if (written === null && content !== null) throw new AppError({ kind: 'conflict' });
    if (isClosed) return;
    sent = [];
    isDiscarded = isRebased = false;
    stored = outgoing;
    const updatedAt = getWriteTime(written, now());
    draft = toWrittenDraft(uid, next, written, updatedAt);
    revision += 1;
    options.onDraft(draft);
    show({ save: { state: 'saving', error: null, savedAt: updatedAt } });
    storeUnsaved();
  };

  const refresh = async (): Promise<void> => {
    const found = await read();
    if (isClosed) return;
    receive(found);
    // The server has an older version than that of a write without an answer: it was not made.
    if (!isDirty()) sent = [];
  };

  /** Writes what there is now. What is typed meanwhile waits for its own 1.5 seconds. */
  const saveOnce = async (): Promise<void> => {
    let isWritten = false;
    for (let attempt = 1; !isClosed && !isWritten && isUnwritten(); attempt += 1) {
      if (!isOnline()) throw new AppError({ kind: 'offline' });
      setSave('saving');
      if (isFromDevice || !isDirty()) {
        await refresh();
        continue;
      }
      try {
        await write(false);
        isWritten = true;
      } catch (error) {
        if (!isOutdated(error) || attempt >= MAX_ATTEMPTS) throw error;
        await refresh();
      }
    }
    if (isClosed) return;
    failures = 0;
    storeUnsaved();
    if (isDirty()) schedule(SAVE_DELAY_MS);
    setSave(isDirty() ? 'waiting' : 'saved');
  };

  /** Runs one save at a time. Never rejects. */
  const save = (): Promise<void> => {
    clearTimeout(timer);
    if (isClosed || !isLoaded) return Promise.resolve();
    saving ??= saveOnce()
      .catch((error: unknown) => {
        if (!isClosed) fail(asAppError(error));
      })
      .finally(() => (saving = null));
    return saving;
  };

  const changeLocal = (next: DraftContent): void => {
    if (!isLoaded || isClosed) return;
    const before = local.entry;
    isDiscarded = false;
    local = next;
    const follow = (one: FieldConflict): readonly FieldConflict[] => {
      const path = movePath(one.path, before, local.entry);
      const mine = path === null ? undefined : getValue(local.entry, path);
      return path === null || isSameJson(mine, one.theirs) ? [] : [{ ...one, path, mine }];
    };
    conflicts = conflicts.flatMap(follow);
    published = published.flatMap(follow);
    storeUnsaved();
    failures = 0;
    show();
    if (isUnwritten()) schedule(SAVE_DELAY_MS);
    else clearTimeout(timer);
    if (saving === null) setSave(isUnwritten() ? 'waiting' : 'saved');
  };

  const meetNow = async (): Promise<void> => {
    if (isClosed || !isOnline()) return;
    await run((repository) => repository.enter(id, uid, getName()));
    const editors = await run((repository) => repository.editors(id));
    const limit = now() - EDITOR_TIMEOUT_MS;
    names = new Map([...names, ...editors.map((one) => [one.uid, one.name] as const)]);
    showEditors(editors.filter((one) => one.uid !== uid && Date.parse(one.at) > limit));
  };
  const readChanges = async (): Promise<void> => {
    if (isClosed || !isOnline()) return;
    if (!isLoaded) return load();
    const before = revision;
    const found = await read();
    // A save that has ended in the meantime knows more, and one that runs will.
    if (isClosed || before !== revision || saving !== null) return;
    const isSame = found.draft?.version === draft?.version && found.head?.release === head?.release;
    if (!isSame || isFromDevice) receive(found);
    const { state } = store.get().save;
    if (state === 'offline') void save();
    else if (state === 'saved' && isDirty()) schedule(SAVE_DELAY_MS);
  };
  const showEditors = (editors: readonly DraftEditor[]): void => {
    if (!isSameJson(editors, store.get().editors)) show({ editors });
  };

  /** The next poll tries again. A save says what is wrong. */
  const ignore = (error: unknown): void => {
    if (!(error instanceof AppError)) reportUncaught(error);
  };

  const changeEntry = (entry: SourceEntry | null): void => changeLocal({ ...local, entry });

  return {
    get: store.get,
    subscribe: store.subscribe,
    load,
    meet: () => meetNow().catch(ignore),
    poll: async () => {
      // First who is there, because what they changed names them.
      await meetNow().catch(ignore);
      await readChanges().catch(ignore);
    },
    leave: (isClosing) =>
      run((repository) => repository.leave(id, uid, isClosing)).catch(() => undefined),
    flush: () => {
      if (!isLoaded || isClosed || saving !== null || !isDirty() || isFromDevice) return;
      if (formatDraftData(local).length > MAX_CLOSING_LENGTH) return;
      clearTimeout(timer);
      saving = write(true)
        .then(
          () => setSave('saved'),
          (error: unknown) =>
            fail(isOutdated(error) ? new AppError({ kind: 'offline' }) : asAppError(error)),
        )
        .finally(() => (saving = null));
    },
    isUnsaved,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      closeKey();
    },
    change: changeEntry,
    move: (after) => changeLocal({ ...local, after }),
    confirm: (address) => {
      if (!local.confirmed.includes(address))
        changeLocal({ ...local, confirmed: [...local.confirmed, address] });
    },
    saveNow: async () => {
      const isRunning = saving !== null;
      await save();
      // What was typed after the save that already ran.
      if (isRunning && store.get().save.state === 'waiting') await save();
    },
    discard: () => {
      if (!isLoaded) return Promise.resolve();
      conflicts = published = [];
      changeLocal(getLiveContent());
      isDiscarded = true;
      return save();
    },
    resolve: (path, choice) => {
      const all = [...conflicts, ...published];
      const found = all.find((one) => one.path === path);
      if (!found) return;
      const isOther = (one: FieldConflict): boolean => one.path !== path;
      isRebased ||= published.length > 0 && !published.some(isOther);
      conflicts = conflicts.filter(isOther);
      published = published.filter(isOther);
      const entry = () => setValues(local.entry, [[path, found.theirs]]);
      changeLocal(choice === 'mine' ? local : { ...local, entry: entry() });
    },
    dismissReceived: (path) =>
      show({
        received: store
          .get()
          .received.filter((one) => one.path !== path && !one.path.startsWith(`${path}.`)),
      }),
    refetch: () => {
      if (!isLoaded) show({ status: 'loading', error: null });
      void load();
    },
  };
};
