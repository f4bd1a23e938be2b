import type { Catalogue, LiveEvent } from '@gschool/domain';
import type { PackDocument } from '@gschool/domain/content-pack';

/** The content of a school before or after a publication, the way the site reads it. */
export interface School {
  catalogue: Catalogue;
  /** In the order of the documents. */
  events: readonly LiveEvent[];
  /** The data of a document; null if there is none. */
  read(path: string): Readonly<Record<string, unknown>> | null;
}

const emptyCatalogue: Catalogue = {
  version: '',
  classes: [],
  styles: [],
  instructors: [],
  series: [],
};

/** Joins the shards of the index. The compiler wrote them, so they need no check. */
const readCatalogue = (byPath: ReadonlyMap<string, PackDocument>): Catalogue => {
  const manifest = byPath.get('catalogue/manifest')?.data;
  if (!manifest) return emptyCatalogue;
  const shards = Array.from(
    { length: Number(manifest['shards']) },
    (_, n) =>
      JSON.parse(String(byPath.get(`catalogue/index-${n}`)?.data['data'])) as Partial<Catalogue>,
  );
  const [first] = shards;
  return {
    ...emptyCatalogue,
    ...first,
    version: String(manifest['version']),
    classes: shards.flatMap(({ classes = [] }) => classes),
  };
};

/** The documents have the instructor's name in `instructor`. */
const readEvent = ({ path, data }: PackDocument): LiveEvent =>
  ({
    ...data,
    id: path.slice('events/'.length),
    instructorName: data['instructor'],
  }) as LiveEvent;

/** Reads the compiled documents of a school (`createPackDocuments`). */
export const readSchool = (documents: readonly PackDocument[]): School => {
  const byPath = new Map(documents.map((document) => [document.path, document]));
  return {
    catalogue: readCatalogue(byPath),
    events: documents.filter(({ path }) => /^events\/[^/]+$/.test(path)).map(readEvent),
    read: (path) => byPath.get(path)?.data ?? null,
  };
};
