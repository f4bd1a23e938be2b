import { useSendLeftDrafts } from '@gschool/data/content';

/** Sends the drafts that an earlier visit has left on this device. Renders nothing. */
export function LeftDrafts() {
  useSendLeftDrafts();
  return null;
}
