import { classFields, type ServerField } from '@gschool/domain';
import type { ContentPack } from '@gschool/domain/content-pack';

import { balance } from './classes.balance';
import { breath } from './classes.breath';
import { cardio } from './classes.cardio';
import { dance } from './classes.dance';
import { mobility } from './classes.mobility';
import { pilates } from './classes.pilates';
import { strength } from './classes.strength';
import { yoga } from './classes.yoga';
import type { ClassSeed, SeedText } from './classSeed';
import { clipOfStyle, loopFolder } from './clips';
import { events } from './events';
import { instructors } from './instructors';
import { series } from './series';

const styles = [
  { id: 'strength', name: { en: 'Strength', ar: 'القوة' }, classes: strength },
  { id: 'yoga', name: { en: 'Yoga', ar: 'اليوغا' }, classes: yoga },
  { id: 'pilates', name: { en: 'Pilates', ar: 'البيلاتس' }, classes: pilates },
  { id: 'mobility', name: { en: 'Mobility', ar: 'المرونة' }, classes: mobility },
  { id: 'cardio', name: { en: 'Cardio', ar: 'الكارديو' }, classes: cardio },
  { id: 'dance', name: { en: 'Dance', ar: 'الرقص' }, classes: dance },
  { id: 'breath', name: { en: 'Breath', ar: 'التنفّس' }, classes: breath },
  { id: 'balance', name: { en: 'Balance', ar: 'التوازن' }, classes: balance },
];
const day = 86_400_000;
const RECENT_COUNT = 6;

/**
 * The demo catalogue. Only the dates depend on `now`. The newest six classes were released on the
 * six days before `now`, and the others every five days before the month of `now`. The events take
 * place around `now`.
 */
export function createDemoPack(now: Date): ContentPack {
  return {
    version: 1,
    language: 'en',
    styles: styles.map(({ id, name }) => ({ id, name })),
    instructors: instructors.map(({ bio, ar, ...person }) => ({
      ...person,
      bio: { en: bio, ar: ar.bio },
    })),
    series: series.map(({ id, title, description, poster, videos, ar }) => ({
      id,
      title: { en: title, ar: ar.title },
      description: { en: description, ar: ar.description },
      poster,
      videos: [...videos],
      archived: false,
    })),
    videos: newestFirst().map(([style, seed], index) =>
      video(style, seed, releaseDate(now, index)),
    ),
    events: events.map(({ description, instructor, art, minutes, replay, ar, ...event }) => ({
      id: event.id,
      title: { en: event.title, ar: ar.title },
      startsAt: event.at === 'soon' ? startingSoon(now) : at(now, ...event.at),
      durationMinutes: minutes,
      instructor,
      description: { en: description, ar: ar.description },
      poster: `art:event/${art}`,
      joinUrl: `https://live.gschool.example/${event.id}`,
      archived: false,
      ...(replay === undefined ? {} : { replay }),
    })),
  };
}

/** Takes one class of each style in turn, so that the new releases have different styles. */
function newestFirst(): (readonly [string, ClassSeed])[] {
  const rounds = Math.max(...styles.map(({ classes }) => classes.length));
  return Array.from({ length: rounds }, (_, round) =>
    styles.flatMap(({ id, classes }) =>
      classes.slice(round, round + 1).map((seed) => [id, seed] as const),
    ),
  ).flat();
}

function releaseDate(now: Date, index: number): string {
  if (index < RECENT_COUNT) return at(now, -(index + 1), 5);
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return at(month, -8 - 5 * (index - RECENT_COUNT), 5);
}

const QUARTER_HOUR = 900_000;

/**
 * The next quarter hour that is at least 20 minutes away. Members can already join such an event.
 */
const startingSoon = (now: Date) =>
  new Date(Math.ceil((now.getTime() + 20 * 60_000) / QUARTER_HOUR) * QUARTER_HOUR).toISOString();

const at = (from: Date, days: number, hour: number) =>
  new Date(Math.floor(from.getTime() / day) * day + days * day + hour * 3_600_000).toISOString();

/** The texts of a class in both languages; `''` for a text that it does not have. */
const createTexts = (seed: ClassSeed) => {
  const names = Object.entries<ServerField>(classFields).flatMap(([name, field]) =>
    field.kind === 'text' && field.translated && field.authored ? [name as SeedText] : [],
  );
  const texts = names.map((name) => [name, { en: seed[name] ?? '', ar: seed.ar[name] ?? '' }]);
  return Object.fromEntries(texts) as Record<SeedText, { en: string; ar: string }>;
};

function video(style: string, seed: ClassSeed, releasedAt: string): ContentPack['videos'][number] {
  const durationSeconds = seed.minutes * 60;
  const folder = loopFolder(clipOfStyle[style] ?? 'mobility', durationSeconds);
  return {
    id: seed.id,
    ...createTexts(seed),
    style,
    level: seed.level,
    equipment: [...(seed.equipment ?? [])],
    focus: [...seed.focus],
    durationSeconds,
    releasedAt,
    poster: `art:figure/${seed.art}`,
    hls: `${folder}/master.m3u8`,
    captions: [{ language: 'en', label: 'English', src: `${folder}/captions.en.vtt` }],
    instructor: seed.instructor,
    phases: [...(seed.phases ?? [])],
    collections: [...(seed.collections ?? [])],
    public: seed.isPublic ?? false,
    archived: false,
    chapters: Object.entries(seed.chapters).map(([minute, title], n) => ({
      title: { en: title, ar: seed.ar.chapters[n] ?? title },
      startSeconds: Number(minute) * 60,
    })),
  };
}
