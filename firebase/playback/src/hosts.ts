import type { SignPlayback } from '@gschool/playback';

/**
 * The adapters of video hosts that sign their addresses. Empty for a bucket of Cloud
 * Storage. `mux.ts` is an example (docs/deploy.md#videos-for-members-only).
 */
export const hosts: readonly SignPlayback[] = [];
