import type { SourceFile } from './sourceFiles';
import { removeComments } from './styleRules';

/** A text in a file, with the number of its first line. */
export type Text = readonly [line: number, text: string];

/** The visible text of an ICU message, without its arguments and the names of plural cases. */
export const getVisibleText = (message: string): string =>
  message
    .replace(/\{\w+\}/g, '')
    .replace(/\{\w+, (plural|select|selectordinal),/g, '')
    .replace(/(=\d+|\w+) \{/g, '')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const getLines = (text: string): readonly Text[] =>
  text.split('\n').map((line, index) => [index + 1, line]);

/** The string literals of a line of code, without `${…}`. */
const getStrings = (line: string): string[] =>
  [...line.matchAll(/'((?:[^'\\]|\\.)*)'|"([^"]*)"|`([^`]*)`/g)].map((match) =>
    (match[1] ?? match[2] ?? match[3] ?? '').replace(/\$\{[^}]*\}/g, '').replaceAll("\\'", "'"),
  );

/**
 * The texts of a catalog: the values of a JSON file, or the strings of a component's `messages.ts`.
 */
export function getMessages({ file, text }: SourceFile): readonly Text[] {
  if (!file.endsWith('.json')) {
    return getLines(removeComments(text)).flatMap(([line, code]) =>
      /^import |^export /.test(code) ? [] : getStrings(code).map((found): Text => [line, found]),
    );
  }
  const lines = text.split('\n');
  return (
    Object.entries(JSON.parse(text) as Record<string, string>)
      // Texts that are used only for searching contain words that people type.
      .filter(([id]) => !id.endsWith('Keywords'))
      .map(([id, message]) => [
        lines.findIndex((line) => line.includes(`${JSON.stringify(id)}:`)) + 1,
        getVisibleText(message),
      ])
  );
}

/** Whether a line of JSX is text, and not code. */
const isJsxText = (line: string): boolean =>
  /\p{L}+ \p{L}+/u.test(line) && !/[=;]|=>|[({]$|^(export|import|return|const|type) /.test(line);

/**
 * The texts of sample content: strings with a space, because others are ids, and JSX text. In a
 * JSON file, all strings.
 */
export function getContent({ file, text }: SourceFile): readonly Text[] {
  const code = file.endsWith('.json') ? text : removeComments(text);
  return getLines(code).flatMap(([line, source]) => {
    if (/^\s*(import|export .* from) /.test(source)) return [];
    const jsx = source.replace(/<[^>]*>?|\{[^}]*\}/g, ' ').trim();
    const isText = file.endsWith('.tsx') && isJsxText(jsx);
    return [...(isText ? [jsx] : getStrings(source).filter((found) => / /.test(found)))].map(
      (found): Text => [line, found],
    );
  });
}

/** Replaces parts that a text only quotes or names: code, link targets, quoted words, paths. */
const withoutNames = (text: string): string =>
  text
    .replace(/`[^`]*`/g, 'CODE')
    .replace(/\]\([^)]*\)/g, ']')
    .replace(/“[^”]*”|"[^"]*"/g, 'QUOTE')
    .replace(/https?:\S+|\S*[/_]\S*/g, 'PATH');

/** The lines of a document, without code blocks. */
export function getDocumentTexts({ text }: SourceFile): readonly Text[] {
  let isCode = false;
  return getLines(text).flatMap(([line, source]) => {
    const isFence = /^\s*```/.test(source);
    if (isFence) isCode = !isCode;
    const isProse = !isFence && !isCode && !/^(import|export) |Also called:/.test(source);
    return isProse ? [[line, withoutNames(source)] as const] : [];
  });
}

/** The comments of a file, each as one text. */
export function getComments({ text }: SourceFile): readonly Text[] {
  const comments = /^[ \t]*\{?\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*(?:\n|$))+/gm;
  return [...text.matchAll(comments)].map((match) => [
    text.slice(0, match.index).split('\n').length,
    withoutNames(
      match[0]
        .replace(/^[ \t]*(\{?\/\*+|\/\/|\*)|\*\/$/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    ),
  ]);
}
