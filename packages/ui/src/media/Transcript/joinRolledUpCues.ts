import type { TranscriptCue } from './groupCues';

/** A caption as the browser parsed it. */
export interface CueLines extends Omit<TranscriptCue, 'text'> {
  /** Its lines, without empty ones. */
  lines: readonly string[];
}

/**
 * A caption can repeat the previous one if it starts within this time after the previous one ends.
 */
const MAX_GAP_SECONDS = 0.5;

/**
 * The minimum number of repeating captions in a roll-up file. A single one can be a coincidence.
 */
const MIN_ROLLED_UP = 2;

const normalizeSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The lines of a caption. */
export const toLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(normalizeSpaces)
    .filter((line) => line !== '');

/**
 * The part of a text that repeats the last lines of the previous caption; empty if there is none.
 */
function getRepeated(previous: readonly string[], text: string): string {
  for (let first = 0; first < previous.length; first++) {
    const end = previous.slice(first).join(' ');
    if (text === end || text.startsWith(`${end} `)) return end;
  }
  return '';
}

/**
 * Converts roll-up captions, which broadcasters and automatic captioning write, to captions in
 * which each line occurs once. A roll-up caption repeats the last lines of the previous one, and a
 * short caption between two others repeats all lines of the previous one. The whole file is treated
 * as roll-up or none of it, so a line that a speaker repeats stays.
 */
export function joinRolledUpCues(cues: readonly CueLines[]): readonly TranscriptCue[] {
  const read = cues.map(({ lines, ...times }, index) => {
    const before = cues[index - 1];
    const text = lines.join(' ');
    const isNext = before && times.startSeconds - before.endSeconds <= MAX_GAP_SECONDS;
    const repeated = isNext ? getRepeated(before.lines, text) : '';
    return { ...times, text, repeated, isNext };
  });
  // A caption that only repeats does not count: the speaker may repeat a line.
  const candidates = read.filter(({ isNext, repeated, text }) => isNext && repeated !== text);
  const rolledUp = candidates.filter(({ repeated }) => repeated !== '').length;
  const isRolledUp = rolledUp >= MIN_ROLLED_UP && rolledUp > candidates.length / 2;
  const joined: TranscriptCue[] = [];
  for (const { startSeconds, endSeconds, text, repeated } of read) {
    const added = isRolledUp ? text.slice(repeated.length).trim() : text;
    const last = joined.at(-1);
    if (added !== '') joined.push({ startSeconds, endSeconds, text: added });
    else if (last && repeated !== '') last.endSeconds = endSeconds;
  }
  return joined;
}
