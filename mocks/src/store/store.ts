import { createListeners } from '@gschool/state';

import { timestamp, type Fields } from '../firestore/value';
import { RateLimiter } from './rateLimiter';
import { Clock } from './clock';
import { CollectionIndex } from './collectionIndex';
import { createStoredDocument } from './createStoredDocument';
import { isContentPath } from '../seed/contentPaths';
import type { Change, Persistence } from './persistence/persistence';
import { RequestLog } from './requestLog';
import { Table } from './table';
import type {
  Account,
  Mail,
  OobCode,
  Overlay,
  RefreshToken,
  SchoolPart,
  Seed,
  StoredDocument,
  StoredFile,
} from './types';

/** The time at which the documents of the seed were written. */
export const SEED_TIME = '2025-01-01T00:00:00.000000Z';

const SCHOOL_TIME = 'schoolTime';

/**
 * The time that the dates of the content are relative to, in the written records of a seed version;
 * undefined if the content was never changed.
 */
export const readSchoolTime = (
  records: readonly Change[],
  seedVersion: string,
): number | undefined => {
  const find = (name: string) => records.find(({ key }) => key === `meta/${name}`)?.value;
  const time = find(SCHOOL_TIME);
  return find('seedVersion') === seedVersion && typeof time === 'number' ? time : undefined;
};

/** Marks a seed document that was deleted. */
const DELETED = { deleted: true } as const;
type OrDeleted<T> = T | typeof DELETED;

const isDeleted = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'deleted' in value;

/**
 * The data of the mock in three layers: the seed, the scenario's overlay and the written records.
 * Only the written records are stored; the seed is created at every start.
 */
export class Store {
  readonly clock = new Clock();
  readonly requests = new RequestLog();
  /** Allows ten failed sign-ins per minute. */
  readonly signInLimiter = new RateLimiter(10, 60_000);
  /** Allows five requested emails per minute and email address, whether they are sent or not. */
  readonly mailLimiter = new RateLimiter(5, 60_000);
  readonly refreshTokens = new Table<RefreshToken>('refreshTokens', (c) => this.changed(c));
  readonly oobCodes = new Table<OobCode>('oobCodes', (c) => this.changed(c));
  readonly outbox = new Table<Mail>('outbox', (c) => this.changed(c));
  /** Files by their path in the bucket. */
  readonly files = new Table<StoredFile>('files', (c) => this.changed(c));
  private readonly documents = new Table<OrDeleted<StoredDocument>>('documents', (c) =>
    this.changed(c),
  );
  private readonly accounts = new Table<OrDeleted<Account>>('accounts', (c) => this.changed(c));
  private readonly meta = new Table<string | number>('meta', (c) => this.changed(c));
  private readonly seedDocuments = new Map<string, StoredDocument>();
  private readonly seedAccounts = new Map<string, Account>();
  private readonly schoolDocuments = new Map<string, ReadonlyMap<string, StoredDocument>>();
  private readonly schoolAccounts = new Map<string, ReadonlyMap<string, Account>>();
  private readonly listeners = createListeners();
  private readonly index = new CollectionIndex(() => [
    ...this.seedDocuments.keys(),
    ...[...this.schoolDocuments.values()].flatMap((documents) => [...documents.keys()]),
    ...this.writtenPaths(),
    ...(this.overlay?.documents.keys() ?? []),
  ]);
  private overlay: Overlay | undefined;
  private pending: Change[] = [];
  /** Settles when the last write is done. */
  private lastWrite: Promise<void> = Promise.resolve();

  private readonly schoolTime: number | undefined;

  private constructor(
    seed: Seed,
    private readonly persistence: Persistence,
  ) {
    this.schoolTime = seed.schoolTime;
    for (const document of seed.documents) {
      this.seedDocuments.set(document.path, createStoredDocument(document, SEED_TIME));
    }
    for (const account of seed.accounts) this.seedAccounts.set(account.localId, account);
  }

  /**
   * Opens a store and restores the written records of the same seed version.
   *
   * @param source the seed, or a function that creates it from the written records
   */
  static async open(
    source: Seed | ((records: readonly Change[]) => Seed),
    persistence: Persistence,
  ): Promise<Store> {
    const records = await persistence.load();
    const seed = typeof source === 'function' ? source(records) : source;
    const store = new Store(seed, persistence);
    const version = records.find(({ key }) => key === 'meta/seedVersion')?.value;
    if (version === seed.version) store.restore(records);
    else {
      await persistence.clear();
      store.meta.set('seedVersion', seed.version);
      await store.flush();
    }
    persistence.onExternalChange?.((changes) => {
      if (changes === 'cleared') store.clear();
      else store.restore(changes);
      store.notify();
    });
    return store;
  }

  /** Creates an empty store that stores nothing, for tests. */
  static createEmpty(): Store {
    return new Store(
      { version: '', documents: [], accounts: [] },
      { load: async () => [], write: async () => undefined, clear: async () => undefined },
    );
  }

  private get tables(): readonly Table<unknown>[] {
    return [
      this.documents,
      this.accounts,
      this.refreshTokens,
      this.oobCodes,
      this.outbox,
      this.files,
      this.meta,
    ] as readonly Table<unknown>[];
  }

  private restore(records: readonly Change[]): void {
    for (const table of this.tables) table.restore(records);
    this.index.reset();
    this.clock.offset = Number(this.meta.get('clockOffset') ?? 0);
  }

  private clear(): void {
    for (const table of this.tables) table.clear();
    this.index.reset();
    this.signInLimiter.clear();
    this.mailLimiter.clear();
    this.clock.offset = 0;
  }

  private changed(change: Change): void {
    this.pending.push(change);
  }

  /** Resolves once all changes so far are stored. Responses wait for it. */
  async flush(): Promise<void> {
    const changes = this.pending;
    this.pending = [];
    // This waits even if there are no changes, because an earlier flush may still be writing.
    this.lastWrite = this.lastWrite
      .catch(() => undefined)
      .then(() => (changes.length > 0 ? this.persistence.write(changes) : undefined));
    await this.lastWrite;
    this.notify();
  }

  /** Resets everything to the seed, including sessions, emails and the clock. */
  async reset(): Promise<void> {
    const version = this.meta.get('seedVersion');
    this.clear();
    this.pending = [];
    await this.persistence.clear();
    if (version !== undefined) this.meta.set('seedVersion', version);
    this.requests.clear();
    await this.flush();
  }

  /** Moves the mock's clock forward; 0 resets it. */
  async moveClock(milliseconds: number): Promise<void> {
    this.clock.offset = milliseconds === 0 ? 0 : this.clock.offset + milliseconds;
    this.meta.set('clockOffset', this.clock.offset);
    await this.flush();
  }

  setOverlay(overlay: Overlay | undefined): void {
    this.overlay = overlay;
    this.index.reset();
    this.notify();
  }

  /**
   * Replaces a part of the documents and accounts that only the studio shows. They belong to the
   * initial data, but they are created only when the studio needs them.
   */
  setSchool(part: 'people' | 'content', { documents, accounts }: SchoolPart): void {
    this.schoolDocuments.set(
      part,
      new Map(
        documents.map((document) => [document.path, createStoredDocument(document, SEED_TIME)]),
      ),
    );
    this.schoolAccounts.set(part, new Map(accounts.map((account) => [account.localId, account])));
    for (const { path } of documents) this.index.add(path);
  }

  /** The key of a written document. */
  private keyOf(path: string): string {
    return this.overlay?.owns(path) ? `${this.overlay.name}!${path}` : path;
  }

  /** The paths of the documents that were written in this scenario, or in all. */
  private *writtenPaths(): Generator<string> {
    for (const key of this.documents.keys()) {
      // The first name of a path never contains this character.
      const [, scenario, path = key] = /^(\w+)!(.*)$/s.exec(key) ?? [];
      if (scenario === undefined || scenario === this.overlay?.name) yield path;
    }
  }

  private findInSchool(path: string): StoredDocument | null {
    for (const documents of this.schoolDocuments.values()) {
      const document = documents.get(path);
      if (document) return document;
    }
    return null;
  }

  /** The document at a path in the current scenario, or null. */
  document(path: string): StoredDocument | null {
    const over = this.overlay?.documents.get(path);
    if (over && !this.overlay?.owns(path)) return over;
    const written = this.documents.get(this.keyOf(path));
    if (written) return isDeleted(written) ? null : (written as StoredDocument);
    if (over) return over;
    if (this.overlay?.hides(path)) return null;
    return this.seedDocuments.get(path) ?? this.findInSchool(path);
  }

  /** The paths of all documents, unsorted. */
  paths(): readonly string[] {
    return this.index.all();
  }

  /** The documents of a collection under a parent path ('' is the root), unsorted. */
  collection(parent: string, id: string): Iterable<[path: string, document: StoredDocument]> {
    return this.existing(this.index.inCollection(parent, id));
  }

  /** The documents of a collection group under a parent path. */
  collectionGroup(parent: string, id: string): Iterable<[path: string, document: StoredDocument]> {
    return this.existing(this.index.inCollectionGroup(parent, id));
  }

  private *existing(paths: readonly string[]): Generator<[path: string, document: StoredDocument]> {
    for (const path of paths) {
      const document = this.document(path);
      if (document) yield [path, document];
    }
  }

  /** Writes a document, or deletes it with null. `flush` stores the change. */
  putDocument(path: string, fields: Fields | null): StoredDocument | null {
    const now = this.clock.uniqueTimestamp();
    this.index.add(path);
    if (isContentPath(path) || path.startsWith('acts/')) this.storeSchoolTime();
    const key = this.keyOf(path);
    if (!fields) {
      this.documents.set(key, DELETED);
      return null;
    }
    const createTime = this.document(path)?.createTime ?? now;
    const document = { fields, createTime, updateTime: now };
    this.documents.set(key, document);
    return document;
  }

  /** Stores the time that written drafts, releases and acts are relative to. */
  private storeSchoolTime(): void {
    if (this.schoolTime !== undefined && this.meta.get(SCHOOL_TIME) === undefined)
      this.meta.set(SCHOOL_TIME, this.schoolTime);
  }

  account(localId: string): Account | undefined {
    const written = this.accounts.get(localId);
    if (written) return isDeleted(written) ? undefined : (written as Account);
    const seed = this.seedAccounts.get(localId);
    if (seed) return seed;
    for (const accounts of this.schoolAccounts.values()) {
      const account = accounts.get(localId);
      if (account) return account;
    }
    return undefined;
  }

  /** All accounts that were not deleted. */
  allAccounts(): Account[] {
    const ids = new Set([
      ...this.seedAccounts.keys(),
      ...[...this.schoolAccounts.values()].flatMap((accounts) => [...accounts.keys()]),
      ...this.accounts.keys(),
    ]);
    return [...ids].map((id) => this.account(id)).filter((account) => account !== undefined);
  }

  accountByEmail(email: string): Account | undefined {
    return this.allAccounts().find((account) => account.email === email.toLowerCase());
  }

  putAccount(account: Account): Account {
    this.accounts.set(account.localId, account);
    return account;
  }

  /** Deletes an account and records the deletion, the way the deployed function does. */
  deleteAccount(localId: string): void {
    this.accounts.set(localId, DELETED);
    const erasedAt = timestamp(new Date(this.clock.now()).toISOString());
    this.putDocument(`erasedAccounts/${localId}`, { erasedAt });
  }

  /** Calls the listener after each flush and each request. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void {
    const unsubscribes = [this.listeners.subscribe(listener), this.requests.subscribe(listener)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }

  private notify(): void {
    this.listeners.notify();
  }

  close(): void {
    this.persistence.close?.();
  }
}
