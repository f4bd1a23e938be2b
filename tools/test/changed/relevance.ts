import { parseSync, type ESTree } from 'vite';

import { splitName } from '../nameRules';
import type { ChangedLines } from './changedFiles';

/** The terms in names and sentences: lowercase, without a plural `s`. */
const toTerms = (text: string): string[] =>
  splitName(text.replace(/[^A-Za-z]+/g, ' ')).map((term) => term.replace(/(?<=[^s]{3})s$/, ''));

/** The name of a node that can contain a change: an element, a function, a variable. */
function getName(node: ESTree.Node, text: string): string {
  if (node.type === 'JSXOpeningElement') return text.slice(node.name.start, node.name.end);
  if (node.type === 'FunctionDeclaration') return node.id?.name ?? '';
  if (node.type === 'VariableDeclarator') return text.slice(node.id.start, node.id.end);
  return '';
}

/** The names of the elements, functions and variables around the changed lines of a script. */
function findNamesAround(file: string, text: string, ranges: ChangedLines['ranges']): string[] {
  const names: string[] = [];
  const getLine = (offset: number) => text.slice(0, offset).split('\n').length;
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('type' in value && 'start' in value) {
      const node = value as ESTree.Node;
      const [start, end] = [getLine(node.start), getLine(node.end)];
      if (!ranges.some(({ from, to }) => start <= to && end >= from)) return;
      names.push(getName(node, text));
    }
    Object.values(value).forEach(visit);
  };
  visit(parseSync(file, text).program);
  return names;
}

/**
 * The terms that a change is about. They are taken from its lines, the names around them and the
 * file's path.
 *
 * @param text the file after the change
 */
export function findChangedTerms(
  file: string,
  text: string,
  { ranges, removed }: ChangedLines,
): ReadonlySet<string> {
  const lines = text.split('\n');
  return new Set(
    [
      file.replace(/^.*\/src\/(features\/[^/]+\/)?/, '').replace(/\.[^/]*$/, ''),
      removed,
      ...ranges.flatMap(({ from, to }) => lines.slice(from - 1, to)),
      ...(/\.tsx?$/.test(file) ? findNamesAround(file, text, ranges) : []),
    ].flatMap(toTerms),
  );
}

/**
 * Scores how relevant each text is for the terms. Rare terms count most, and a long text gets no
 * advantage from its length (Okapi BM25 with its usual constants).
 */
export function scoreByTerms(
  texts: ReadonlyMap<string, string>,
  terms: ReadonlySet<string>,
): ReadonlyMap<string, number> {
  const counted = [...texts].map(([file, text]) => {
    const all = toTerms(text);
    return { file, all, has: new Set(all) };
  });
  const averageLength = counted.reduce((sum, { all }) => sum + all.length, 0) / counted.length;
  const getRarity = (term: string) => {
    const found = counted.filter(({ has }) => has.has(term)).length;
    return Math.log(1 + (counted.length - found + 0.5) / (found + 0.5));
  };
  const rarities = new Map([...terms].map((term) => [term, getRarity(term)]));
  return new Map(
    counted.map(({ file, all }) => {
      const counts = new Map<string, number>();
      for (const term of all) if (terms.has(term)) counts.set(term, (counts.get(term) ?? 0) + 1);
      const lengthFactor = 1.2 * (0.25 + (0.75 * all.length) / averageLength);
      const scores = [...counts].map(
        ([term, count]) => (rarities.get(term)! * count * 2.2) / (count + lengthFactor),
      );
      return [file, scores.reduce((sum, score) => sum + score, 0)];
    }),
  );
}
