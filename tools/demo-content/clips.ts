import { breathSeconds } from './scenes/breathing';
import { squatSeconds, workSeconds } from './scenes/interval';
import { mobilityParts, partSeconds, repSeconds, repsInPart } from './scenes/mobility';
import type { Note } from './sound';

interface Cue {
  start: number;
  end: number;
  text: string;
}
/** A clip to draw: sound, captions and chapters. The scene of the same name draws its pictures. */
export interface ClipDefinition {
  name: 'breathing' | 'interval' | 'mobility';
  seconds: number;
  cues: readonly Cue[];
  chapters: readonly { title: string; startSeconds: number }[];
  notes: readonly Note[];
  /** Added to the CRF to stay below a megabyte where the whole picture moves. */
  crfOffset?: number;
}

const seconds = 60;
const repeat = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
const bell = (at: number, hz: number, gain = 0.16): Note => ({
  at,
  seconds: 1.6,
  hz,
  gain,
  attack: 0.01,
  release: 1.58,
});
const beep = (at: number, hz: number, long = 0.12): Note => ({
  at,
  seconds: long,
  hz,
  gain: 0.3,
  release: 0.05,
});

const breathLines: readonly (readonly [string, string, string])[] = [
  [
    'Breathe in through the nose. [tone rises]',
    'Hold, softly.',
    'Breathe out, slowly. [tone falls]',
  ],
  ['In, two, three, four.', 'Hold. Let the jaw go.', 'Out, all the way to six.'],
  ['In, into the sides of the ribs.', 'Hold, without pushing.', 'Out. The shoulders come down.'],
  ['In, a little quieter.', 'Hold.', 'Out, as if through a straw.'],
  ['In, once more.', 'Hold.', 'Out, and let the next one come.'],
];

const breathing: ClipDefinition = {
  name: 'breathing',
  seconds,
  crfOffset: 2,
  cues: breathLines.flatMap(([inward, hold, outward], n) => {
    const at = n * breathSeconds;
    return [
      { start: at, end: at + 4, text: inward },
      { start: at + 4, end: at + 6, text: hold },
      { start: at + 6, end: at + 12, text: outward },
    ];
  }),
  chapters: [
    { title: 'Find the count', startSeconds: 0 },
    { title: 'Settle into it', startSeconds: 24 },
    { title: 'Let it go', startSeconds: 48 },
  ],
  notes: repeat(seconds / breathSeconds, (n) => n * breathSeconds).flatMap((at) => [
    bell(at, 523.25, 0.1),
    { at, seconds: 4.1, hz: 174.6, toHz: 261.6, gain: 0.2, attack: 1.6, release: 0.9 },
    { at, seconds: 4.1, hz: 261.6, toHz: 392, gain: 0.08, attack: 2, release: 0.9 },
    bell(at + 4, 659.25, 0.06),
    { at: at + 6, seconds: 5.9, hz: 261.6, toHz: 174.6, gain: 0.2, attack: 0.9, release: 2.6 },
    { at: at + 6, seconds: 5.9, hz: 392, toHz: 261.6, gain: 0.08, attack: 0.9, release: 2.8 },
    bell(at + 6, 392, 0.08),
  ]),
};

const interval: ClipDefinition = {
  name: 'interval',
  seconds,
  cues: [
    { start: 0, end: 4, text: 'Work: squat and reach. [high tone]' },
    { start: 8, end: 12, text: 'Knees follow the toes, heels stay heavy.' },
    { start: 20, end: 23, text: 'Halfway. Keep the rhythm.' },
    { start: 30, end: 33, text: 'Ten more seconds.' },
    { start: 37, end: 40, text: 'Three, two, one. [beeps]' },
    { start: 40, end: 43, text: 'Rest. [low tone]' },
    { start: 45, end: 50, text: 'Shake out the legs and breathe out slowly.' },
    { start: 57, end: 60, text: 'Ready: three, two, one. [beeps]' },
  ],
  chapters: [
    { title: 'Work', startSeconds: 0 },
    { title: 'Rest', startSeconds: workSeconds },
  ],
  notes: [
    beep(0, 880, 0.55),
    beep(workSeconds, 392, 0.7),
    ...[37, 38, 39, 57, 58, 59].map((at) => beep(at, 587.3)),
    ...repeat(workSeconds / squatSeconds, (n) => ({
      at: n * squatSeconds + squatSeconds / 2,
      seconds: 0.16,
      hz: 196,
      toHz: 150,
      gain: 0.26,
      release: 0.14,
    })),
    ...repeat(19, (n) => ({ at: 41 + n, seconds: 0.06, hz: 330, gain: 0.05, release: 0.05 })),
  ],
};

const numberNames = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const scale = [261.6, 293.7, 329.6, 392, 440, 523.3, 587.3, 659.3];

const mobility: ClipDefinition = {
  name: 'mobility',
  seconds,
  cues: mobilityParts.flatMap(({ name }, part) =>
    numberNames.map((number, rep) => ({
      start: part * partSeconds + rep * repSeconds,
      end: part * partSeconds + (rep + 1) * repSeconds,
      text:
        rep === 0
          ? `${name}: ${number}. [chime]`
          : `${number[0]?.toUpperCase()}${number.slice(1)}.`,
    })),
  ),
  chapters: mobilityParts.map(({ name }, part) => ({
    title: name,
    startSeconds: part * partSeconds,
  })),
  notes: mobilityParts.flatMap((_, part) =>
    repeat(repsInPart, (rep) => part * partSeconds + rep * repSeconds).flatMap((at, rep) => [
      { at, seconds: 0.5, hz: scale[rep] ?? 440, gain: 0.18, attack: 0.006, release: 0.48 },
      { at: at + repSeconds / 2, seconds: 0.09, hz: 196, gain: 0.1, release: 0.08 },
      ...(rep === 0 ? [bell(at, 783.9, 0.1)] : []),
    ]),
  ),
};

export const clips: readonly ClipDefinition[] = [breathing, interval, mobility];
