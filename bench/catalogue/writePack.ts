import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { ClassCard } from '@gschool/domain';

import { createClasses } from './catalogue';

/**
 * `npx tsx bench/catalogue/writePack.ts FOLDER [COUNT]` writes a content pack with the classes of
 * the benchmark, each with a different poster. `npm run build:demo -- --content FOLDER` builds it.
 */
const [, , folder, count = '10000'] = process.argv;
if (!folder) throw new Error('Name the folder of the pack.');

const poses = ['warrior', 'tree', 'lunge', 'dancer', 'squat', 'plank', 'bridge', 'seated', 'run'];
const classes = createClasses(Number(count));

/** Ids with a name or a list for each, without the classes that have none. */
function collect<T>(
  getId: (card: ClassCard) => string | null,
  getValue: (card: ClassCard, before?: T) => T,
) {
  const values = new Map<string, T>();
  for (const card of classes) {
    const id = getId(card);
    if (id) values.set(id, getValue(card, values.get(id)));
  }
  return [...values];
}

const pack = {
  version: 1,
  styles: collect(
    (card) => card.styleId,
    (card) => card.styleName,
  ).map(([id, name]) => ({ id, name })),
  instructors: collect(
    (card) => card.instructorId,
    (card) => card.instructorName,
  ).map(([id, name]) => ({ id, name })),
  series: collect<string[]>(
    (card) => card.seriesId,
    (card, before = []) => [...before, card.id],
  ).map(([id, videos]) => ({ id, title: `Series ${id}`, videos })),
  videos: classes.map((card, index) => ({
    id: card.id,
    title: card.title,
    style: card.styleId,
    level: card.level,
    durationSeconds: card.durationSeconds,
    releasedAt: card.releasedAt,
    poster: `art:figure/${poses[index % poses.length]}/${index}`,
    instructor: card.instructorId,
    equipment: card.equipment,
    focus: card.focus,
  })),
};

mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'catalogue.json'), JSON.stringify(pack));
console.log(`${folder}: ${pack.videos.length} classes, ${pack.series.length} series`);
