import { createListeners } from '@gschool/state';

import { timestamp, type Fields } from '../firestore/value';
import { RateLimiter } from './rateLimiter';
import { Clock } from './clock';
import { CollectionIndex } from './collectionIndex';
import { createStoredDocument } from './createStoredDocument';
import type { Change, Persistence } from './persistence/persistence';
import { RequestLog } from './requestLog';
import { Table } from './table';
import type {
  Account,
  Mail,
  OobCode,
  Overlay,
  RefreshToken,
  Seed,
  StoredDocument,
  StoredFile,
} from './types';

/** The time at which the documents of the seed were written. */
const SEED_TIME = '2025-01-01T00:00:00.000000Z';

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
  private schoolDocuments: ReadonlyMap<string, StoredDocument> = new Map();
  private schoolAccounts: ReadonlyMap<string, Account> = new Map();
  private readonly listeners = createListeners();
  private readonly index = new CollectionIndex(() => [
    ...this.seedDocuments.keys(),
    ...this.schoolDocuments.keys(),
    ...this.documents.keys(),
    ...(this.overlay?.documents.keys() ?? []),
  ]);
  private overlay: Overlay | undefined;
  private pending: Change[] = [];
  /** Settles when the last write is done. */
  private lastWrite: Promise<void> = Promise.resolve();

  private constructor(
    seed: Seed,
    private readonly persistence: Persistence,
  ) {
    for (const document of seed.documents) {
      this.seedDocuments.set(document.path, createStoredDocument(document, SEED_TIME));
    }
    for (const account of seed.accounts) this.seedAccounts.set(account.localId, account);
  }

  /** Opens a store and restores the written records of the same seed version. */
  static async open(seed: Seed, persistence: Persistence): Promise<Store> {
    const store = new Store(seed, persistence);
    const records = await persistence.load();
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
   * Replaces what the school has besides the seed. It is a part of the initial data, but it is
   * created only when the studio needs it.
   */
  setSchool({ documents, accounts }: Pick<Seed, 'documents' | 'accounts'>): void {
    this.schoolDocuments = new Map(
      documents.map((document) => [document.path, createStoredDocument(document, SEED_TIME)]),
    );
    this.schoolAccounts = new Map(accounts.map((account) => [account.localId, account]));
    for (const { path } of documents) this.index.add(path);
  }

  /** The document at a path in the current scenario, or null. */
  document(path: string): StoredDocument | null {
    const over = this.overlay?.documents.get(path);
    if (over) return over;
    const written = this.documents.get(path);
    if (written) return isDeleted(written) ? null : (written as StoredDocument);
    if (this.overlay?.hides(path)) return null;
    return this.seedDocuments.get(path) ?? this.schoolDocuments.get(path) ?? null;
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
    if (!fields) {
      this.documents.set(path, DELETED);
      return null;
    }
    const createTime = this.document(path)?.createTime ?? now;
    const document = { fields, createTime, updateTime: now };
    this.documents.set(path, document);
    return document;
  }

  account(localId: string): Account | undefined {
    const written = this.accounts.get(localId);
    if (written) return isDeleted(written) ? undefined : (written as Account);
    return this.seedAccounts.get(localId) ?? this.schoolAccounts.get(localId);
  }

  /** All accounts that were not deleted. */
  allAccounts(): Account[] {
    const ids = new Set([
      ...this.seedAccounts.keys(),
      ...this.schoolAccounts.keys(),
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
