/**
 * Paths of documents by collection, so that a query visits no other documents. The paths are
 * collected when the first query needs them.
 */
export class CollectionIndex {
  private collections: Map<string, Set<string>> | undefined;

  constructor(private readonly listPaths: () => Iterable<string>) {}

  /** Discards the paths, so that the next query collects them again. */
  reset(): void {
    this.collections = undefined;
  }

  add(path: string): void {
    if (this.collections) addPath(this.collections, path);
  }

  /** All paths. */
  all(): readonly string[] {
    return [...this.list().values()].flatMap((paths) => [...paths]);
  }

  /** The paths of a collection under a parent path ('' is the root). */
  inCollection(parent: string, id: string): readonly string[] {
    return [...(this.list().get(parent === '' ? id : `${parent}/${id}`) ?? [])];
  }

  /** The paths of a collection group under a parent path. */
  inCollectionGroup(parent: string, id: string): readonly string[] {
    const above = parent === '' ? '' : `${parent}/`;
    return [...this.list()].flatMap(([collection, paths]) =>
      collection.startsWith(above) && `/${collection}`.endsWith(`/${id}`) ? [...paths] : [],
    );
  }

  private list(): Map<string, Set<string>> {
    if (!this.collections) {
      this.collections = new Map();
      for (const path of this.listPaths()) addPath(this.collections, path);
    }
    return this.collections;
  }
}

function addPath(collections: Map<string, Set<string>>, path: string): void {
  const collection = path.slice(0, path.lastIndexOf('/'));
  const paths = collections.get(collection);
  if (paths) paths.add(path);
  else collections.set(collection, new Set([path]));
}
