import type { SignPlayback } from '@gschool/playback';

/**
 * The adapters of video hosts with a signed playback of their own. Empty for a bucket of Cloud
 * Storage. `mux.ts` is an example (docs/deploy.md#videos-for-members-only).
 */
export const hosts: readonly SignPlayback[] = [];
