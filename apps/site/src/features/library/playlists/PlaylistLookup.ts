import type { ClassCard, WatchPosition } from '@gschool/domain';

/** Classes and positions by class id. */
export interface PlaylistLookup {
  classes: ReadonlyMap<string, ClassCard>;
  watched: ReadonlyMap<string, WatchPosition>;
}
