import { useClass, usePlayback } from '@gschool/data/queries';

/** Loads the next class while this one plays, so that it starts without a wait. */
export function PrefetchClass({ id }: { id: string }) {
  useClass(id);
  usePlayback(id);
  return null;
}
