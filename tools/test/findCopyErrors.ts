import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

import {
  arabicRules,
  contentRules,
  fixedTexts,
  messageRules,
  rulesForEverything,
  type CopyRule,
} from './copyRules';
import { getComments, getContent, getDocumentTexts, getMessages, type Text } from './copyTexts';
import type { LintError, SourceFile } from './sourceFiles';

/** Returns an error for each rule that a text breaks. */
const findErrorsIn = (
  { file }: SourceFile,
  texts: readonly Text[],
  choose: (text: string) => readonly CopyRule[],
): LintError[] =>
  texts.flatMap(([line, text]) =>
    fixedTexts.has(text)
      ? []
      : choose(text)
          .filter(({ pattern, files }) => (!files || files.test(file)) && pattern.test(text))
          .map(({ reason, pattern }) => {
            const shown = text.length > 120 ? (pattern.exec(text)?.[0] ?? text) : text.trim();
            return { file, line, reason: `“${shown}”: ${reason} (docs/voice.md)` };
          }),
  );

const isArabic = (file: string): boolean => /(^|\/)ar(\/|\.)/.test(file);

/** The errors of one catalog under the rules of `docs/voice.md`. */
export const findCopyErrors = (source: SourceFile): LintError[] =>
  findErrorsIn(source, getMessages(source), () =>
    isArabic(source.file) ? arabicRules : messageRules,
  );

/** Matches content files. Their letters decide whether they are English or Arabic. */
const contentFile =
  /^(apps\/\w+\/src\/content|mocks\/src\/(content|shop))\/(?!.*\.test\.)(?!.*clips\.json).*\.(tsx?|json)$/;

/**
 * Whether a file is a checked document. The glossary and the guide quote the words that they
 * refuse, and the changelog is history.
 */
const isDocument = (file: string): boolean =>
  /\.mdx?$/.test(file) && !/^(docs\/(glossary|voice)\.md|CHANGELOG\.md)$/.test(file);

/** Whether a file has content, comments or the text of a document. */
export const hasProse = (file: string): boolean =>
  isDocument(file) || contentFile.test(file) || /\.(tsx?|mjs|rules)$/.test(file);

/** The errors in the content, the comments or the text of a document. */
export function findProseErrors(source: SourceFile): LintError[] {
  const { file } = source;
  if (isDocument(file)) {
    return findErrorsIn(source, getDocumentTexts(source), () => rulesForEverything);
  }
  return [
    ...(contentFile.test(file)
      ? findErrorsIn(source, getContent(source), (text) =>
          /\p{Script=Arabic}/u.test(text) ? arabicRules : contentRules,
        )
      : []),
    ...(file.endsWith('.json')
      ? []
      : findErrorsIn(source, getComments(source), () => rulesForEverything)),
  ];
}

/** Reads every message catalog of the apps and the components, in both languages. */
export function readCopyFiles(root: string): SourceFile[] {
  return [
    'apps/site/src/i18n',
    'apps/shop/src/i18n',
    'apps/studio/src/i18n',
    'packages/ui/src',
  ].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).split(sep).join('/'))
      .filter((file) =>
        /\.messages\.json$|\/messages\.ts$|\/messages\/(en|ar\/(?!index|plural)\w+)\.ts$/.test(
          file,
        ),
      )
      .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') })),
  );
}
