import type { Catalogue, ClassDetails, Playback } from '@gschool/domain';

/** The catalog index and single classes. Every method throws only `AppError`. */
export interface CatalogueRepository {
  /** Reads the manifest and all shards. */
  catalogue(): Promise<Catalogue>;
  details(id: string): Promise<ClassDetails>;
  /** Null while the class has no media. */
  playback(id: string): Promise<Playback | null>;
}
