/** A problem with the cues of a WebVTT file. */
export interface CueProblem {
  kind: 'time' | 'comma' | 'end' | 'order';
  /** The line number, starting at 1. */
  line: number;
}

const TIME = /^(?:(\d{1,9}):)?(\d\d):(\d\d)\.(\d{3})$/;

/** Parses a WebVTT time to seconds, the way browsers do; null for any other text. */
function parseTime(text: string): number | null {
  const [, hours = '0', minutes, seconds, thousandths] = TIME.exec(text) ?? [];
  if (minutes === undefined || Number(minutes) > 59 || Number(seconds) > 59) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

/** Splits the times of a cue into the text before the arrow and the first word after it. */
function splitTimes(line: string): readonly [string, string] {
  const at = line.indexOf('-->');
  const [end = ''] = line
    .slice(at + 3)
    .trim()
    .split(/\s/, 1);
  return [line.slice(0, at).trim(), end];
}

/** Counts the cues of a WebVTT file and finds problems with them. */
export function readCues(text: string): { count: number; problems: readonly CueProblem[] } {
  const problems: CueProblem[] = [];
  let count = 0;
  let before = 0;
  // In a comment or a style sheet, an arrow is a mistake, and browsers end the block there.
  for (const [n, line] of text.split(/\r\n|\n|\r/).entries()) {
    if (!line.includes('-->')) continue;
    count += 1;
    const times = splitTimes(line);
    const [start, end] = times.map(parseTime);
    const add = (kind: CueProblem['kind']) => problems.push({ kind, line: n + 1 });
    if (start === null || start === undefined || end === null || end === undefined) {
      add(times.some((time) => time.includes(',')) ? 'comma' : 'time');
      continue;
    }
    if (end <= start) add('end');
    if (start < before) add('order');
    before = start;
  }
  return { count, problems };
}
