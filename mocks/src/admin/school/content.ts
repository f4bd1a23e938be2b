import { createPackContent, type DriftReport, type Source } from '@gschool/admin';
import { documentPaths } from '@gschool/data/documents';
import type { ContentPack } from '@gschool/domain/content-pack';

import type { ScenarioName } from '../../scenarios';
import { getScenarioClasses } from '../../seed/overlays';
import type { SeedSource } from '../../seed/seedSource';
import type { SchoolPart, SeedDocument } from '../../store/types';
import { listDraftDocuments } from './drafts';
import { createReleases } from './releases';
import { releaseSeeds } from './releaseSeeds';

const DAY_MS = 86_400_000;
const REPORT_HOUR_MS = 3 * 3_600_000;

/** The comparison of last night, which found no differences. */
const createDrift = (time: number, release: string, compared: number): DriftReport => {
  const today = Math.floor(time / DAY_MS) * DAY_MS + REPORT_HOUR_MS;
  const at = new Date(today <= time ? today : today - DAY_MS).toISOString();
  return { at, release, compared, missing: [], changed: [], unknown: [] };
};

/**
 * Creates the releases, drafts and the planned release behind the live content of the demo. The site
 * and the shop never read them, so they are created when the studio reads them first.
 *
 * @param version the version that documents of the seed have in the store
 */
export async function createSchoolContent(
  scenario: ScenarioName,
  source: SeedSource,
  version: string,
): Promise<SchoolPart> {
  if (scenario === 'empty') return { accounts: [], documents: [] };
  const { base, now, schoolTime = now, pack } = source;
  const content = createPackContent(pack, {
    mediaBase: base,
    toMedia: (path) => path,
    live: null,
    now: schoolTime,
  });
  // The copies of a class have its form, so only the classes of the pack are checked.
  const entries = content.sources.videos.map(({ entry }) => entry);
  const videos = getScenarioClasses(
    scenario,
    entries as unknown as readonly ContentPack['videos'][number][],
  );
  const live = {
    ...content,
    sources: {
      ...content.sources,
      videos: videos.map((entry): Source => ({ entry: { ...entry } })),
    },
  };
  const releases = await createReleases(live, releaseSeeds, schoolTime);
  const liveDocuments = 2 * (videos.length + pack.events.length) + 2;
  const report: SeedDocument = {
    path: documentPaths.releaseDrift,
    data: createDrift(schoolTime, '000005', liveDocuments),
  };
  return {
    accounts: [],
    documents: [
      ...releases.documents,
      ...listDraftDocuments(releases, schoolTime, version),
      report,
    ],
  };
}
