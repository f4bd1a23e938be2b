import { z } from 'zod';

import {
  classFields,
  eventFields,
  instructorFields,
  seriesFields,
  styleFields,
} from '../documents/catalogue';
import { getIdError, getStyleIdError } from '../validation/id';
import { checkedText, languageTag, mediaPath, requiredText, toPackShape } from './fieldSchemas';

export type { PackText } from './fieldSchemas';

const id = checkedText(getIdError);
const styleId = checkedText(getStyleIdError, z.string().trim());

const caption = z.strictObject({
  language: languageTag,
  label: requiredText(200),
  src: mediaPath.refine((path) => path.endsWith('.vtt'), 'must be a WebVTT file (.vtt)'),
});

/** One class of a pack. */
const packVideoSchema = z.strictObject({
  id,
  ...toPackShape(classFields),
  style: styleId,
  hls: mediaPath.refine((path) => path.endsWith('.m3u8'), 'must be a playlist (.m3u8)').optional(),
  captions: z.array(caption).default([]),
  instructor: id.optional(),
  public: z.boolean().default(false),
});

/** One live event of a pack. */
const packEventSchema = z.strictObject({
  id,
  ...toPackShape(eventFields),
  instructor: id.optional(),
  joinUrl: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  replay: id.optional(),
});

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
  styles: z
    .array(z.strictObject({ id: styleId, ...toPackShape(styleFields) }))
    .min(1, 'must contain at least one style'),
  instructors: z.array(z.strictObject({ id, ...toPackShape(instructorFields) })).default([]),
  series: z
    .array(
      z.strictObject({
        id,
        ...toPackShape(seriesFields),
        videos: z.array(id).min(1, 'must contain at least one class'),
      }),
    )
    .default([]),
  videos: z.array(packVideoSchema),
  events: z.array(packEventSchema).default([]),
});

/** A validated pack: every optional list exists, and dates are UTC. */
export type ContentPack = z.output<typeof contentPackSchema>;
/** A pack the way `catalogue.json` contains it. */
export type ContentPackInput = z.input<typeof contentPackSchema>;
export type PackVideo = ContentPack['videos'][number];
export type PackEvent = ContentPack['events'][number];
