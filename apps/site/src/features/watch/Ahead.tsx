import { useClass, usePlayback } from '@gschool/data/queries';

/** Reads the class that comes next while this one plays, so that it begins without a wait. */
export function Ahead({ id }: { id: string }) {
  useClass(id);
  usePlayback(id);
  return null;
}
