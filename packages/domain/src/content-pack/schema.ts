import { z } from 'zod';

import {
  classFields,
  eventFields,
  instructorFields,
  seriesFields,
  styleFields,
} from '../documents/catalogue';
import { getIdError, getStyleIdError } from '../validation/id';
import {
  checkedText,
  getTextError,
  languageTag,
  mediaPath,
  refuseError,
  requiredText,
  toPackShape,
} from './fieldSchemas';
import { hasExtension } from './mediaPath';

export type { PackText } from './fieldSchemas';

const id = checkedText(getIdError);
const styleId = checkedText(getStyleIdError, z.string().trim());

const caption = z.strictObject({
  language: languageTag,
  label: requiredText(200),
  src: mediaPath.refine((src) => hasExtension(src, '.vtt'), 'must be a WebVTT file (.vtt)'),
});

/** Whether members do not see an entry that the pack keeps. */
const archived = z.boolean().default(false);

/** One class of a pack. */
const packVideoSchema = z.strictObject({
  id,
  ...toPackShape(classFields),
  style: styleId,
  hls: mediaPath
    .refine((hls) => hasExtension(hls, '.m3u8'), 'must be a playlist (.m3u8)')
    .optional(),
  captions: z.array(caption).default([]),
  instructor: id.optional(),
  public: z.boolean().default(false),
  archived,
});

/** One live event of a pack. */
const packEventSchema = z.strictObject({
  id,
  ...toPackShape(eventFields),
  instructor: id.optional(),
  joinUrl: z
    .url({ protocol: /^https$/, error: 'must be an https URL' })
    .superRefine(refuseError(getTextError))
    .optional(),
  replay: id.optional(),
  archived,
});

const packStyleSchema = z.strictObject({ id: styleId, ...toPackShape(styleFields) });

const packInstructorSchema = z.strictObject({ id, ...toPackShape(instructorFields) });

const packSeriesSchema = z.strictObject({
  id,
  ...toPackShape(seriesFields),
  videos: z.array(id).min(1, 'must contain at least one class'),
  archived,
});

/** The schemas of single entries, by list. The form of an entry uses the same ones as a pack. */
export const packEntrySchemas = {
  styles: packStyleSchema,
  instructors: packInstructorSchema,
  series: packSeriesSchema,
  videos: packVideoSchema,
  events: packEventSchema,
} as const;

/**
 * The shape of a pack's `catalogue.json` (docs/content-pack.md). The fields that a document copies
 * are in the document's table. `checkPack` also checks references
 * between entries.
 */
export const contentPackSchema = z.strictObject({
  version: z.literal(1, { error: 'must be 1' }),
  /**
   * The language of texts without translations. Every entry must have its texts in this language.
   */
  language: languageTag.default('en'),
  styles: z.array(packStyleSchema).min(1, 'must contain at least one style'),
  instructors: z.array(packInstructorSchema).default([]),
  series: z.array(packSeriesSchema).default([]),
  videos: z.array(packVideoSchema),
  events: z.array(packEventSchema).default([]),
});

/** A validated pack: every optional list exists, and dates are UTC. */
export type ContentPack = z.output<typeof contentPackSchema>;
/** A pack the way `catalogue.json` contains it. */
export type ContentPackInput = z.input<typeof contentPackSchema>;
export type PackSeries = ContentPack['series'][number];
export type PackVideo = ContentPack['videos'][number];
export type PackEvent = ContentPack['events'][number];
