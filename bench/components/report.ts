import { implementations } from './implementations';
import { median } from '../shared/statistics';
import type { Sample } from './measure/visit';

interface Results {
  /** The implementations in the order of the columns. All ratios compare with the first one. */
  names: readonly string[];
  counts: Readonly<Record<string, Sample>>;
  /** One sample per round. */
  samples: Readonly<Record<string, readonly Sample[]>>;
  sizes: Readonly<Record<string, { js: number; css: number }>>;
  browser: string;
}

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
/** Formats a number without decimals if it is whole, or else with one decimal. */
const short = (value: number): string => String(Number(value.toFixed(1)));

/**
 * The median ratio to the baseline over all rounds. Both values of a ratio come from the same
 * round, so if the machine is slow for a minute, both are affected.
 */
function getPairedRatio(
  samples: readonly Sample[],
  baseline: readonly Sample[],
  measure: string,
): number {
  return median(samples.map((sample, round) => sample[measure]! / baseline[round]![measure]!));
}

/** The unit of a measure and the factor that converts the value to it. */
const getUnit = (measure: string) =>
  measure.startsWith('heap') ? { unit: 'MB', factor: 1e-6 } : { unit: 'ms', factor: 1 };

/** Creates a Markdown table: one row per measure, one column per implementation. */
export function createReport({ names, counts, samples, sizes, browser }: Results): string {
  const [first] = names as [string, ...string[]];
  const measures = Object.keys(samples[first]?.[0] ?? {});
  const row = (title: string, cells: readonly string[]) => `| ${title} | ${cells.join(' | ')} |`;

  const ratioRows = measures.map((measure) => {
    const { unit, factor } = getUnit(measure);
    const cells = names.map((name) => {
      const own = samples[name]!;
      if (own.some((sample) => sample[measure] === undefined)) return '–';
      if (name === first) {
        return `${short(median(own.map((sample) => sample[measure]! * factor)))} ${unit}`;
      }
      return getPairedRatio(own, samples[first]!, measure).toFixed(2);
    });
    return row(measure, cells);
  });
  const countRows = Object.keys(counts[first]!).map((measure) =>
    row(
      measure,
      names.map((name) => short(counts[name]![measure]!)),
    ),
  );
  return [
    row(
      '',
      names.map((name) => implementations[name]!.label),
    ),
    row(
      '---',
      names.map(() => '---:'),
    ),
    row(
      'JS + CSS, gzip kB',
      names.map((name) => {
        const { js, css } = sizes[name]!;
        return `${kilobytes(js)} + ${kilobytes(css)} = ${kilobytes(js + css)}`;
      }),
    ),
    ...ratioRows,
    ...countRows,
    '',
    `${browser}, ${samples[first]!.length} rounds. The first column is absolute, the others are ratios to it.`,
    '',
  ].join('\n');
}
