import type { ContentPack } from '@gschool/domain/content-pack';

export interface SeedSource {
  pack: ContentPack;
  /** Address of the pack's folder, ending in `/`. */
  base: string;
  /** Epoch milliseconds that relative dates count from. */
  now: number;
  /** Whose documents references name. @default 'demo-gschool' */
  projectId?: string | undefined;
}
