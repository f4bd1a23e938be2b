import { parseSync, Visitor } from 'vite';

import type { SourceFile } from './sourceFiles';

/** A regular expression in the product's code, with its first location. */
export interface Pattern {
  source: string;
  flags: string;
  /** `packages/domain/src/…:12` */
  place: string;
}

/** Files that only run in tests, Storybook and tools. */
const isLeftOut = (file: string): boolean =>
  /\.(test|spec|stories|fixtures)\.tsx?$/.test(file) || /\/(stories|testing)\//.test(file);

/** The regular expressions that a file contains as literals. */
export function listPatterns({ file, text }: SourceFile): Pattern[] {
  if (isLeftOut(file)) return [];
  const found: Pattern[] = [];
  const { program } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
  new Visitor({
    Literal: (node) => {
      if (!('regex' in node) || !node.regex) return;
      const line = text.slice(0, node.start).split('\n').length;
      found.push({
        source: node.regex.pattern,
        flags: node.regex.flags,
        place: `${file}:${line}`,
      });
    },
  }).visit(program);
  return found;
}

/** The locations where a file builds a regular expression from a text. */
export function listBuiltPatterns({ file, text }: SourceFile): string[] {
  if (isLeftOut(file)) return [];
  return /\bnew RegExp\(/.test(text) ? [file] : [];
}

/** Characters of the usual classes: letters, digits, spaces, signs, other scripts. */
const SAMPLES = [...'aA0 -./"\',:=#@_{(<\\\n\u0634\u0663\u00e9\u200f'];

/** The characters and character sequences that a pattern contains literally. */
function listLiterals(source: string): { characters: string[]; runs: string[] } {
  const plain = source
    .replaceAll(
      /\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|P\{[^}]*\}|[dDwWsSbB])/gi,
      '\ue000',
    )
    .replaceAll(/\\(.)/g, '$1');
  const runs = plain.match(/[^\ue000()[\]{}|?*+^$]{2,}/g) ?? [];
  const characters = [...new Set(plain.replaceAll(/[\ue000()[\]{}|?*+^$]/g, ''))];
  return { characters: characters.slice(0, 8), runs: runs.slice(0, 6) };
}

/** Texts whose repetition may make a pattern slow. */
function listPumps(source: string): string[] {
  const { characters, runs } = listLiterals(source);
  const pairs = characters
    .slice(0, 5)
    .flatMap((a) => [...characters.slice(0, 5), 'a', '0', ' '].flatMap((b) => [a + b, b + a]));
  return [...new Set([...SAMPLES, ...characters, ...runs, ...pairs])];
}

/** Texts that may come before the repetition: nothing, or the beginning of a match. */
function listBeginnings(source: string): string[] {
  const [start = ''] = /^\^?((?:\\\W|[\w:/#" -])*)/.exec(source)?.slice(1) ?? [];
  return [...new Set(['', start.replaceAll('\\', '')])];
}

/**
 * Texts that end the repetition because nothing in it matches them: a control character or a
 * letter, after a line break.
 */
const ENDS = ['\u0001\n\u0001', '\u0001\na'];

const listAttacks = (source: string) =>
  listBeginnings(source).flatMap((beginning) =>
    listPumps(source).flatMap((pump) =>
      (pump.length === 1 ? ENDS : ENDS.slice(0, 1)).map((end) => ({ beginning, pump, end })),
    ),
  );

/** The time of the processor in milliseconds, which does not grow while other programs run. */
const run = (pattern: RegExp, text: string): number => {
  const begun = process.cpuUsage();
  pattern.lastIndex = 0;
  if (pattern.global) text.replace(pattern, '');
  else pattern.exec(text);
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
};

/**
 * The first lengths are close together, so that an exponential pattern exceeds the limit before it
 * takes hours, and the last ones, so that a quadratic one exceeds it before it takes seconds, on
 * fast and slow machines.
 */
const LENGTHS = [24, 28, 32, 600, 10_000, 30_000];
const LIMIT_MS = 100;
const ALL_BYTES = 1_000_000;
/**
 * The time limit for all patterns. If a pattern takes quadratic time, this would be many minutes.
 */
const ALL_LIMIT_MS = 10_000;

/**
 * The text that takes a pattern too long, as `"beginning" + "repeated" × times`; null for a pattern
 * that is linear. For 30,000 characters, a quadratic pattern takes half a second and a linear one
 * less than a millisecond. The slowest texts are also tried with a million characters.
 */
export function findSlowText({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string | null {
  const pattern = new RegExp(source, flags);
  const slowest = { ms: -1, create: (_length: number): string => '', name: '' };
  for (const { beginning, pump, end } of listAttacks(source)) {
    const create = (length: number): string =>
      `${beginning}${pump.repeat(Math.ceil(length / pump.length))}${end}`;
    const name = `${JSON.stringify(beginning)} + ${JSON.stringify(pump)}`;
    for (const length of LENGTHS) {
      const ms = run(pattern, create(length));
      // Tried twice, so that a garbage collection does not count.
      if (ms > LIMIT_MS && run(pattern, create(length)) > LIMIT_MS)
        return `${name} × ${length}: ${Math.round(ms)} ms`;
      if (length === LENGTHS.at(-1) && ms > slowest.ms)
        Object.assign(slowest, { ms, create, name });
    }
  }
  const ms = run(pattern, slowest.create(ALL_BYTES));
  return ms > ALL_LIMIT_MS ? `${slowest.name} × ${ALL_BYTES}: ${Math.round(ms)} ms` : null;
}
