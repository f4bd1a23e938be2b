import type { ContentPack } from '@gschool/domain/content-pack';

export interface SeedSource {
  pack: ContentPack;
  /** URL of the pack's folder, ending in `/`. */
  base: string;
  /** The time that relative dates are based on, in epoch milliseconds. */
  now: number;
  /**
   * The same for the dates of the school's content, if drafts or releases of an earlier start refer
   * to them. @default `now`
   */
  schoolTime?: number | undefined;
  /** The project whose documents references name. @default 'demo-gschool' */
  projectId?: string | undefined;
}
