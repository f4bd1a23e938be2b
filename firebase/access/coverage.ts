import type { Emulator } from '../emulator';

/** A part of a rule that is true or false, and how often it was which. */
export interface Condition {
  /** Counted from 1. */
  line: number;
  text: string;
  /** The function or match that it stands in. */
  place: string;
  trues: number;
  falses: number;
}

interface CoverageNode {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: readonly { value?: { boolValue?: boolean }; count?: number }[];
  children?: readonly CoverageNode[];
}

/** What the emulator answers; a node without values was never reached. */
export interface CoverageReport {
  rules: { files: readonly { content: string }[] };
  report?: readonly CoverageNode[];
}

const placeOf = (source: string, offset: number): string => {
  const before = source.slice(0, offset);
  const [name = ''] =
    before
      .match(/\bfunction \w+|\bmatch \/\S+/g)
      ?.at(-1)
      ?.split('(') ?? [];
  return name;
};

const all = (node: CoverageNode): readonly CoverageNode[] => [
  node,
  ...(node.children ?? []).flatMap(all),
];

const count = (node: CoverageNode, value: boolean): number =>
  (node.values ?? [])
    .filter((seen) => seen.value?.boolValue === value)
    .reduce((sum, seen) => sum + (seen.count ?? 1), 0);

const isCondition = ({ values = [] }: CoverageNode): boolean =>
  values.length === 0 || values.some(({ value }) => value?.boolValue !== undefined);

/** The conditions of a report, in the order of the rules. */
export const conditionsOf = ({ rules, report = [] }: CoverageReport): readonly Condition[] => {
  const source = rules.files[0]?.content ?? '';
  return report
    .flatMap(all)
    .filter(isCondition)
    .toSorted((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset)
    .map((node) => {
      const { line, currentOffset, endOffset } = node.sourcePosition;
      return {
        line,
        text: source.slice(currentOffset, endOffset).replaceAll(/\s+/g, ' '),
        place: placeOf(source, currentOffset),
        trues: count(node, true),
        falses: count(node, false),
      };
    });
};

/** Conditions that cannot be seen both ways, each with its reason. */
const excused: Readonly<Record<string, string>> = {};

/** The conditions that were not seen both true and false, as lines for a reader. */
export const uncovered = (conditions: readonly Condition[]): readonly string[] =>
  conditions
    .filter(({ text, trues, falses }) => !(trues && falses) && !Object.hasOwn(excused, text))
    .map(({ line, text, trues, falses }) => `${line}: ${text} (${trues} true, ${falses} false)`);

/** The rule coverage of everything that the emulator was asked since its start. */
export const readCoverage = async (
  { host, port }: Emulator,
  project: string,
): Promise<readonly Condition[]> => {
  const url = `http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`;
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`No coverage: ${answer.status}`);
  return conditionsOf((await answer.json()) as CoverageReport);
};
