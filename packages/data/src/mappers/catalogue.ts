import type {
  Chapter,
  ClassCard,
  ClassDetails,
  Collection,
  CyclicalPhase,
  Instructor,
  Level,
  Series,
  Style,
} from '@gschool/domain';

import type { CatalogueIndexData, CatalogueManifestDocument } from '../documents';
import * as read from './read';

const LEVELS: readonly Level[] = ['everyone', 'beginner', 'intermediate', 'advanced'];
const PHASES: readonly CyclicalPhase[] = ['menstrual', 'follicular', 'ovulatory', 'luteal'];
const COLLECTIONS: readonly Collection[] = ['featured', 'picks', 'instructor-inspo'];
/** A larger number is an error and would cost a read for each shard. */
const MAX_SHARDS = 100;

/** `catalogue/manifest`. Throws `AppError`. */
export const toManifest = (data: unknown): CatalogueManifestDocument => {
  const where = 'catalogue/manifest';
  const fields = read.asFields(data, where);
  const shards = read.requiredNumber(fields, 'shards', where);
  if (!Number.isInteger(shards) || shards > MAX_SHARDS)
    throw read.invalidDocument(`${where}.shards`);
  return { version: String(read.field(fields, 'version') ?? ''), shards };
};

const toCard = (fields: read.Fields, where: string): ClassCard => {
  const styleId = read.requiredText(fields, 'styleId', where);
  return {
    id: read.requiredId(fields, 'id', where),
    title: read.requiredText(fields, 'title', where),
    styleId,
    styleName: read.text(fields, 'styleName') || styleId,
    level: read.oneOf(read.field(fields, 'level'), LEVELS, 'everyone'),
    durationSeconds: read.requiredNumber(fields, 'durationSeconds', where),
    poster: read.text(fields, 'poster'),
    releasedAt: read.requiredInstant(fields, 'releasedAt', where),
    instructorId: read.textOrNull(fields, 'instructorId'),
    instructorName: read.textOrNull(fields, 'instructorName'),
    seriesId: read.textOrNull(fields, 'seriesId'),
    equipment: read.texts(fields, 'equipment'),
    focus: read.texts(fields, 'focus'),
    phases: read.someOf(fields, 'phases', PHASES),
    collections: read.someOf(fields, 'collections', COLLECTIONS),
    hasVideo: read.bool(fields, 'hasVideo'),
    translations: read.translations(fields, ['title', 'styleName', 'instructorName']),
  };
};

const toStyle = (fields: read.Fields, where: string): Style => {
  const id = read.requiredText(fields, 'id', where);
  return {
    id,
    name: read.text(fields, 'name') || id,
    translations: read.translations(fields, ['name']),
  };
};

const toInstructor = (fields: read.Fields, where: string): Instructor => ({
  id: read.requiredId(fields, 'id', where),
  name: read.requiredText(fields, 'name', where),
  bio: read.text(fields, 'bio'),
  portrait: read.text(fields, 'portrait'),
  translations: read.translations(fields, ['name', 'bio']),
});

const toSeries = (fields: read.Fields, where: string): Series => ({
  id: read.requiredId(fields, 'id', where),
  title: read.requiredText(fields, 'title', where),
  description: read.text(fields, 'description'),
  poster: read.text(fields, 'poster'),
  classIds: read.texts(fields, 'classIds'),
  translations: read.translations(fields, ['title', 'description']),
});

/**
 * Converts the text of `catalogue/index-{n}`; invalid entries are left out. Throws `AppError` when
 * the text is not JSON.
 */
export const toIndex = (data: unknown, where: string): Required<CatalogueIndexData> => {
  const json = read.requiredText(read.asFields(data, where), 'data', where);
  let parsed: unknown;
  try {
    parsed = JSON.parse(json);
  } catch {
    throw read.invalidDocument(`${where}.data`);
  }
  const fields = read.asFields(parsed, where);
  const part = <T>(key: string, map: (entry: read.Fields, where: string) => T) =>
    read.list(read.field(fields, key), `${where}.${key}`, map);
  return {
    classes: part('classes', toCard),
    styles: part('styles', toStyle),
    instructors: part('instructors', toInstructor),
    series: part('series', toSeries),
    language: read.text(fields, 'language') || undefined,
  };
};

const toChapter = (fields: read.Fields, where: string): Chapter => ({
  title: read.requiredText(fields, 'title', where),
  startSeconds: read.requiredNumber(fields, 'startSeconds', where),
  lang: read.text(fields, 'lang') || undefined,
});

const toChapters = (fields: read.Fields, where: string): readonly Chapter[] =>
  read.list(read.field(fields, 'chapters'), `${where}.chapters`, toChapter);

/** `videos/{id}`. Throws `AppError`. */
export const toDetails = (data: unknown, id: string): ClassDetails => {
  const where = `videos/${id}`;
  const fields = read.asFields(data, where);
  return {
    ...toCard({ ...fields, id }, where),
    description: read.text(fields, 'description'),
    chapters: toChapters(fields, where),
    translations: read.translations(
      fields,
      ['title', 'styleName', 'instructorName', 'description'],
      (texts): { chapters?: readonly Chapter[] } => {
        const chapters = toChapters(texts, where);
        return chapters.length > 0 ? { chapters } : {};
      },
    ),
    language: read.text(fields, 'language') || undefined,
  };
};
