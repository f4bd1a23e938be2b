import type { EmulatorAddress } from '../emulator';

/** A boolean expression of the rules, and how often it was true and false. */
export interface Condition {
  /** Starts at 1. */
  line: number;
  text: string;
  /** The `function` or `match` around it. */
  block: string;
  trueCount: number;
  falseCount: number;
}

interface CoverageNode {
  sourcePosition: { line: number; currentOffset: number; endOffset: number };
  values?: readonly { value?: { boolValue?: boolean }; count?: number }[];
  children?: readonly CoverageNode[];
}

/** The emulator's report. A node without values was never evaluated. */
export interface CoverageReport {
  rules: { files: readonly { content: string }[] };
  report?: readonly CoverageNode[];
}

const enclosingBlock = (source: string, offset: number): string => {
  const before = source.slice(0, offset);
  const [name = ''] =
    before
      .match(/\bfunction \w+|\bmatch \/\S+/g)
      ?.at(-1)
      ?.split('(') ?? [];
  return name;
};

const withDescendants = (node: CoverageNode): readonly CoverageNode[] => [
  node,
  ...(node.children ?? []).flatMap(withDescendants),
];

const countValues = (node: CoverageNode, value: boolean): number =>
  (node.values ?? [])
    .filter((seen) => seen.value?.boolValue === value)
    .reduce((sum, seen) => sum + (seen.count ?? 1), 0);

const isCondition = ({ values = [] }: CoverageNode): boolean =>
  values.length === 0 || values.some(({ value }) => value?.boolValue !== undefined);

/** The conditions of a report, in source order. */
export const conditionsOf = ({ rules, report = [] }: CoverageReport): readonly Condition[] => {
  const source = rules.files[0]?.content ?? '';
  return report
    .flatMap(withDescendants)
    .filter(isCondition)
    .toSorted((a, b) => a.sourcePosition.currentOffset - b.sourcePosition.currentOffset)
    .map((node) => {
      const { line, currentOffset, endOffset } = node.sourcePosition;
      return {
        line,
        text: source.slice(currentOffset, endOffset).replaceAll(/\s+/g, ' '),
        block: enclosingBlock(source, currentOffset),
        trueCount: countValues(node, true),
        falseCount: countValues(node, false),
      };
    });
};

/** The conditions that were not both true and false, as text lines. */
export const uncovered = (conditions: readonly Condition[]): readonly string[] =>
  conditions
    .filter(({ trueCount, falseCount }) => trueCount === 0 || falseCount === 0)
    .map(
      ({ line, text, trueCount, falseCount }) =>
        `${line}: ${text} (${trueCount} true, ${falseCount} false)`,
    );

/** Reads the rule coverage of all requests since the emulator started. */
export const readCoverage = async (
  { host, port }: EmulatorAddress,
  project: string,
): Promise<readonly Condition[]> => {
  const url = `http://${host}:${port}/emulator/v1/projects/${project}:ruleCoverage`;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`No coverage: ${response.status}`);
  return conditionsOf((await response.json()) as CoverageReport);
};
