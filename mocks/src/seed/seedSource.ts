import type { ContentPack } from '@gschool/domain/content-pack';

export interface SeedSource {
  pack: ContentPack;
  /** URL of the pack's folder, ending in `/`. */
  base: string;
  /** The time that relative dates are based on, in epoch milliseconds. */
  now: number;
  /** The project whose documents references name. @default 'demo-gschool' */
  projectId?: string | undefined;
}
