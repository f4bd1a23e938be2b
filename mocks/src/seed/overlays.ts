import type { ContentPack, PackText } from '@gschool/domain/content-pack';

import type { ScenarioName } from '../scenarios';
import { createStoredDocument } from '../store/createStoredDocument';
import type { Overlay, SeedDocument, StoredDocument } from '../store/types';
import { productDocuments, repeatProducts } from '../shop/products';
import { contentDocuments } from './contentDocuments';
import { isContentPath } from './contentPaths';
import type { SeedSource } from './seedSource';

const CLASS_COUNT = 10_000;
const PRODUCT_COUNT = 192;

function documentsOf(
  pack: ContentPack,
  source: SeedSource,
  more: readonly SeedDocument[] = [],
): Map<string, StoredDocument> {
  const time = '2025-01-01T00:00:00.000001Z';
  return new Map(
    [...contentDocuments({ ...source, pack }), ...more].map((document) => [
      document.path,
      createStoredDocument(document, time),
    ]),
  );
}

/** Adds a number to a text, in each of its languages. */
const addNumber = (text: PackText, number: number): PackText =>
  typeof text === 'string'
    ? `${text} · ${number}`
    : Object.fromEntries(
        Object.entries(text).map(([language, one]) => [language, `${one} · ${number}`]),
      );

/** The classes of a scenario: in `many`, each copy is a day older and has a number in its id and title. */
export function getScenarioClasses<Class extends ContentPack['videos'][number]>(
  scenario: ScenarioName,
  videos: readonly Class[],
): Class[] {
  if (scenario === 'empty') return [];
  if (scenario !== 'many') return [...videos];
  return Array.from({ length: videos.length > 0 ? CLASS_COUNT : 0 }, (_, i) => {
    const round = Math.floor(i / videos.length);
    const video = videos[i % videos.length] as Class;
    if (round === 0) return video;
    return {
      ...video,
      id: `${video.id.slice(0, 70)}-${round + 1}`,
      title: addNumber(video.title, round + 1),
      releasedAt: new Date(Date.parse(video.releasedAt) - round * 86_400_000).toISOString(),
      public: false,
    };
  });
}

const isContent = (path: string): boolean => /^(catalogue|videos)\//.test(path);
/** Whether a path is a product or an order. Plans stay available. */
const isShop = (path: string): boolean =>
  /^(orders|orderStatus)\//.test(path) || /^products\/(?!plan-)/.test(path);
const isLibrary = (path: string): boolean =>
  /^users\/[^/]+\/(state|history|playlists)\//.test(path);

const getScenarioPack = (scenario: ScenarioName, pack: ContentPack): ContentPack => ({
  ...pack,
  ...(scenario === 'empty' && { series: [], events: [] }),
  videos: getScenarioClasses(scenario, pack.videos),
});

/** The documents that a scenario changes, or undefined. */
export function overlayFor(scenario: ScenarioName, source: SeedSource): Overlay | undefined {
  const pack = getScenarioPack(scenario, source.pack);
  const own = { name: scenario, owns: isContentPath };
  switch (scenario) {
    case 'empty':
      return {
        ...own,
        hides: (path) =>
          isContent(path) || isLibrary(path) || isShop(path) || path.startsWith('events/'),
        documents: documentsOf(pack, source),
      };
    case 'many':
      return {
        ...own,
        hides: isContent,
        documents: documentsOf(
          pack,
          source,
          productDocuments(source.now, repeatProducts(PRODUCT_COUNT)),
        ),
      };
    default:
      return undefined;
  }
}
