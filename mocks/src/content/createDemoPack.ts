import type { ContentPack } from '@gschool/domain/content-pack';
import { balance } from './classes.balance';
import { breath } from './classes.breath';
import { cardio } from './classes.cardio';
import { dance } from './classes.dance';
import { mobility } from './classes.mobility';
import { pilates } from './classes.pilates';
import { strength } from './classes.strength';
import { yoga } from './classes.yoga';
import type { ClassSeed } from './classSeed';
import { clipOfStyle, loopFolder } from './clips';
import { events } from './events';
import { instructors } from './people';
import { series } from './series';

const styles = [
  { id: 'strength', name: 'Strength', classes: strength },
  { id: 'yoga', name: 'Yoga', classes: yoga },
  { id: 'pilates', name: 'Pilates', classes: pilates },
  { id: 'mobility', name: 'Mobility', classes: mobility },
  { id: 'cardio', name: 'Cardio', classes: cardio },
  { id: 'dance', name: 'Dance', classes: dance },
  { id: 'breath', name: 'Breath', classes: breath },
  { id: 'balance', name: 'Balance', classes: balance },
];
const day = 86_400_000;
const thisWeek = 6;

/**
 * The school's own catalogue for the demo. Everything but the dates is fixed:
 * the newest six classes came out on the six days before `now`, the others
 * every five days before the month of `now`, and events lie around `now`.
 */
export function createDemoPack(now: Date): ContentPack {
  return {
    version: 1,
    styles: styles.map(({ id, name }) => ({ id, name })),
    instructors: instructors.map((person) => ({ ...person })),
    series: series.map((entry) => ({ ...entry, videos: [...entry.videos] })),
    videos: newestFirst().map(([style, seed], index) => video(style, seed, released(now, index))),
    events: events.map(({ text, by, art, minutes, replay, ...event }) => ({
      id: event.id,
      title: event.title,
      startsAt: event.at === 'soon' ? soon(now) : at(now, ...event.at),
      durationMinutes: minutes,
      instructor: by,
      description: text,
      poster: `art:event/${art}`,
      joinUrl: `https://live.gschool.example/${event.id}`,
      ...(replay === undefined ? {} : { replay }),
    })),
  };
}

/** One class of each style in turn, so that no week belongs to one style. */
function newestFirst(): (readonly [string, ClassSeed])[] {
  const rounds = Math.max(...styles.map(({ classes }) => classes.length));
  return Array.from({ length: rounds }, (_, round) =>
    styles.flatMap(({ id, classes }) =>
      classes.slice(round, round + 1).map((seed) => [id, seed] as const),
    ),
  ).flat();
}

function released(now: Date, index: number): string {
  if (index < thisWeek) return at(now, -(index + 1), 5);
  const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
  return at(month, -8 - 5 * (index - thisWeek), 5);
}

const quarter = 900_000;

/** The first full quarter of an hour that is at least 20 minutes away: its doors are open. */
const soon = (now: Date) =>
  new Date(Math.ceil((now.getTime() + 20 * 60_000) / quarter) * quarter).toISOString();

const at = (from: Date, days: number, hour: number) =>
  new Date(Math.floor(from.getTime() / day) * day + days * day + hour * 3_600_000).toISOString();

function video(style: string, seed: ClassSeed, releasedAt: string): ContentPack['videos'][number] {
  const durationSeconds = seed.minutes * 60;
  const folder = loopFolder(clipOfStyle[style] ?? 'mobility', durationSeconds);
  return {
    id: seed.id,
    title: seed.title,
    description: seed.text,
    style,
    level: seed.level,
    equipment: [...(seed.needs ?? [])],
    focus: [...seed.focus],
    durationSeconds,
    releasedAt,
    poster: `art:figure/${seed.art}`,
    hls: `${folder}/master.m3u8`,
    captions: [{ language: 'en', label: 'English', src: `${folder}/captions.en.vtt` }],
    instructor: seed.by,
    phases: [...(seed.phases ?? [])],
    collections: [...(seed.in ?? [])],
    public: seed.isPublic ?? false,
    chapters: Object.entries(seed.chapters).map(([minute, title]) => ({
      title,
      startSeconds: Number(minute) * 60,
    })),
  };
}
