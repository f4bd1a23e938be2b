import type { CatalogueWithArchive } from '@gschool/domain';

import type { ActServices } from '../adminServices';

/** Daily counts: `statistics/activeMembers`. */
export interface StatisticsService {
  /** The counts by day (`2026-11-27`, in UTC). Days without a count are missing. */
  readActiveMembers(): Promise<Readonly<Record<string, number>>>;
  /** Replaces the count of a day, and removes the days before `firstDay`. */
  writeActiveMembers(day: string, count: number, firstDay: string): Promise<void>;
}

/** The Firebase services that queries need. */
export interface QueryServices extends ActServices {
  statistics: StatisticsService;
}

/** What a query is run with. */
export interface QueryContext {
  services: QueryServices;
  /** Epoch milliseconds. */
  now: number;
  /** The catalog, which may be a minute old. */
  readCatalogue: () => Promise<CatalogueWithArchive>;
}
