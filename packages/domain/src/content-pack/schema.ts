import { z } from 'zod';

import { getIdError, getStyleIdError } from '../validation/id';
import { artReference, getMediaPathError } from './mediaPath';

// The demo's content security policy does not allow code generation.
z.config({ jitless: true });

/** A text for which `getError` returns null. */
const checkedText = (getError: (text: string) => string | null, text = z.string()) =>
  text.superRefine((value, context) => {
    const message = getError(value);
    if (message !== null) context.addIssue({ code: 'custom', message });
  });

const id = checkedText(getIdError);
const styleId = checkedText(getStyleIdError, z.string().trim());
/** Finds half of a surrogate pair, which no database and no URL can contain. */
const getTextError = (text: string): string | null =>
  /\p{Cs}/u.test(text) ? 'contains half of a character: type it again' : null;
const title = checkedText(getTextError, z.string().trim().min(1, 'must not be empty').max(200));
const prose = checkedText(getTextError, z.string().trim().max(5000));
const languageTag = z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'must be a language tag');
/** A text in the pack's language, or one text per language. */
const translatable = <Text extends z.ZodType<string>>(text: Text) =>
  z.union([text, z.record(languageTag, text)], {
    error: 'must be a text, or one text for each language tag',
  });
/** A text of a pack: in the pack's language, or by language tag. */
export type PackText = string | Readonly<Record<string, string>>;

const tags = z
  .array(checkedText(getTextError, z.string().trim().min(1, 'must not be empty').max(80)))
  .default([]);
const instant = z.iso
  .datetime({ offset: true, error: 'is not a date and time such as 2026-10-31T04:00:00Z' })
  .transform((text) => new Date(text).toISOString());

const mediaPath = checkedText(getMediaPathError);
const picture = z.union([z.string().regex(artReference), mediaPath], {
  error: ({ input }) =>
    typeof input !== 'string'
      ? 'must be text'
      : input.startsWith('art:')
        ? 'must have the form art:KIND/MOTIF/SEED'
        : (getMediaPathError(input) ?? 'is not a picture'),
});

const chapter = z.strictObject({
  title: translatable(title),
  startSeconds: z.number().nonnegative(),
});
const caption = z.strictObject({
  language: languageTag,
  label: title,
  src: mediaPath.refine((path) => path.endsWith('.vtt'), 'must be a WebVTT file (.vtt)'),
});

/** One class of a pack. */
const packVideoSchema = z.strictObject({
  id,
  title: translatable(title),
  description: translatable(prose).default(''),
  style: styleId,
  level: z.enum(['beginner', 'intermediate', 'advanced', 'everyone']),
  equipment: tags,
  focus: tags,
  durationSeconds: z.int('must be a whole number of seconds').positive('must be more than 0'),
  releasedAt: instant,
  poster: picture,
  hls: mediaPath.refine((path) => path.endsWith('.m3u8'), 'must be a playlist (.m3u8)').optional(),
  captions: z.array(caption).default([]),
  instructor: id.optional(),
  phases: z.array(z.enum(['menstrual', 'follicular', 'ovulatory', 'luteal'])).default([]),
  collections: z.array(z.enum(['featured', 'picks', 'instructor-inspo'])).default([]),
  public: z.boolean().default(false),
  chapters: z.array(chapter).default([]),
});

/** One live event of a pack. */
const packEventSchema = z.strictObject({
  id,
  title: translatable(title),
  startsAt: instant,
  durationMinutes: z.int().positive('must be more than 0'),
  instructor: id.optional(),
  description: translatable(prose).default(''),
  poster: picture,
  joinUrl: z.url({ protocol: /^https$/, error: 'must be an https URL' }).optional(),
  replay: id.optional(),
});

/**
 * The shape of a pack's `catalogue.json` (docs/content-pack.md). `checkPack` also checks references
 * between entries.
 */
export const contentPackSchema = z.strictObject({
  version: z.literal(1, { error: 'must be 1' }),
  /**
   * The language of texts without translations. Every entry must have its texts in this language.
   */
  language: languageTag.default('en'),
  styles: z
    .array(z.strictObject({ id: styleId, name: translatable(title) }))
    .min(1, 'must contain at least one style'),
  instructors: z
    .array(
      z.strictObject({
        id,
        name: translatable(title),
        bio: translatable(prose).default(''),
        portrait: picture.optional(),
      }),
    )
    .default([]),
  series: z
    .array(
      z.strictObject({
        id,
        title: translatable(title),
        description: translatable(prose).default(''),
        poster: picture.optional(),
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
