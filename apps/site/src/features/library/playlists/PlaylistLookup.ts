import type { ClassCard, WatchPosition } from '@gschool/domain';

/** What a playlist's ids stand for, by id. */
export interface PlaylistLookup {
  classes: ReadonlyMap<string, ClassCard>;
  watched: ReadonlyMap<string, WatchPosition>;
}
