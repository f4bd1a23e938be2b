import type { SignPlayback } from '@gschool/playback';

/**
 * The adapters for video hosts with signed URLs. Empty if the videos are in a Cloud Storage bucket.
 * `mux.ts` is an example (docs/deploy.md#videos-for-members-only).
 */
export const hosts: readonly SignPlayback[] = [];
