import { cornerWomen } from './shows/cornerWomen';
import { houseOfArches } from './shows/houseOfArches';
import { kettleAndBell } from './shows/kettleAndBell';
import { nightShiftStretch } from './shows/nightShiftStretch';
import { studioNine } from './shows/studioNine';
import { theFellRunners } from './shows/theFellRunners';
import { theLateClass } from './shows/theLateClass';
import { tideSchool } from './shows/tideSchool';
import type { Show as Shape } from './titles';

const all = [
  kettleAndBell,
  houseOfArches,
  tideSchool,
  cornerWomen,
  theLateClass,
  theFellRunners,
  studioNine,
  nightShiftStretch,
] as const;

export type ShowSlug = (typeof all)[number]['slug'];

export type Show = Shape & { slug: ShowSlug };

export const shows: readonly Show[] = all;
