import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

import type { LintError, SourceFile } from './sourceFiles';
import { removeComments } from './styleRules';

/** A pattern that `docs/voice.md` refuses, and what to write instead. */
type CopyRule = readonly [pattern: RegExp, reason: string];

/** The rules for English copy. Fixed texts that match are in `fixedTexts`. */
const englishRules: readonly CopyRule[] = [
  [/\be-mails?\b|\bmails?\b/i, 'write “email”'],
  [/\bdid(n’t| not) arrive\b/i, 'write “We couldn’t load …”'],
  [/\bgo(es)? on\b/i, 'write “continue”'],
  [/\bgoods\b/i, 'write “products” or “items”'],
  [/\bbags?\b/i, 'write “cart”'],
  [/\bfilms?\b(?! others)/i, 'write “video”, or “movie” in the shop'],
  [/\bteachers?\b/i, 'write “instructor”'],
  [/\b(whoever|somebody|everybody)\b/i, 'write “anyone who”, “someone” or “everyone”'],
  [
    /\b\w*(colour|favourite|behaviour|neighbour|programme|practis|centre|catalogue|cancelled)\w*\b/i,
    'use American spelling',
  ],
  [
    /(?<!all |places )\bat once\b|\b(by itself|anew)\b/i,
    'write “right away”, “automatically” or “again”',
  ],
  [/\bsend\w* back\b/i, 'write “return”'],
  [
    /\b(do|does|did|is|are|was|were|has|have|could|would|should|ca?n|will) ?not\b/i,
    'use the contraction with ’',
  ],
  [/'/, 'use ’ (U+2019); a straight apostrophe is an escape character in ICU messages'],
  [/!/, 'no exclamation points'],
  [/\d %/, 'no space before %'],
];

/** The rules for Arabic copy. */
const arabicRules: readonly CopyRule[] = [
  [/المستخدم/, 'speak to her: no “the user”'],
  [/(^|[\s«])(بساط|حصيرة|البساط)/, 'a mat is سجّادة'],
  [/(^|\s)(ال)?(درس|دروس)(\s|$)/, 'a class is حصة'],
  [/فعالي/, 'a live event is لقاء مباشر'],
  [/مكانك محفوظ/, 'her place in a class is موضع توقّفك'],
  [/لم تستجب خدمتنا/, 'write حدث خلل لدينا'],
  [/لم (تصل|يصل) /, 'write تعذّر تحميل'],
  [/المتصفّح/, 'write المتصفح'],
  [/الزبائن/, 'customer service is خدمة العملاء'],
  [/\p{Script=Arabic}[,;?]/u, 'use ، ؛ ؟'],
  [/["']/, 'use « »'],
  [/\d %/, 'no space before %'],
];

/** Fixed texts (docs/product/errors.md#fixed-error-texts). */
const fixedTexts: ReadonlySet<string> = new Set([
  'Sign-in was cancelled. Please try again.',
  'Firestore is not available',
]);

/** The visible text of an ICU message, without arguments and the names of plural cases. */
export const getVisibleText = (message: string): string =>
  message
    .replace(/\{\w+\}/g, '')
    .replace(/\{\w+, (plural|select|selectordinal),/g, '')
    .replace(/(=\d+|\w+) \{/g, '')
    .replace(/[{}]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** The errors in one text. */
const findCopyErrorsIn = (text: string, rules: readonly CopyRule[]): readonly string[] =>
  fixedTexts.has(text)
    ? []
    : rules.flatMap(([pattern, reason]) => (pattern.test(text) ? [reason] : []));

const isArabic = (file: string): boolean => /(^|\/)ar(\/|\.)/.test(file);

/** The texts of a catalog with their lines: values of a JSON file, or the strings of a component's `messages.ts`. */
function getTexts({ file, text }: SourceFile): readonly (readonly [line: number, text: string])[] {
  if (file.endsWith('.json')) {
    const lines = text.split('\n');
    const messages = Object.entries(JSON.parse(text) as Record<string, string>)
      // Texts that only the search reads contain what people type.
      .filter(([id]) => !id.endsWith('Keywords'));
    return messages.map(([id, message]) => [
      lines.findIndex((line) => line.includes(`${JSON.stringify(id)}:`)) + 1,
      getVisibleText(message),
    ]);
  }
  return removeComments(text)
    .split('\n')
    .flatMap((line, index) =>
      /^import |^export /.test(line)
        ? []
        : [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`([^`]*)`/g)].map(
            (match) =>
              [
                index + 1,
                (match[1] ?? match[2] ?? '').replace(/\$\{[^}]*\}/g, '').replaceAll("\\'", "'"),
              ] as const,
          ),
    );
}

/** The errors of one catalog under the rules of `docs/voice.md`. */
export const findCopyErrors = (source: SourceFile): LintError[] =>
  getTexts(source).flatMap(([line, text]) =>
    findCopyErrorsIn(text, isArabic(source.file) ? arabicRules : englishRules).map((reason) => ({
      file: source.file,
      line,
      reason: `“${text}”: ${reason} (docs/voice.md)`,
    })),
  );

/** Every message catalog of the apps and of the components, in both languages. */
export function readCopyFiles(root: string): SourceFile[] {
  return ['apps/site/src/i18n', 'apps/shop/src/i18n', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name).split(sep).join('/'))
      .filter((file) =>
        /\.messages\.json$|\/messages\.ts$|\/messages\/(en|ar\/(?!index|plural)\w+)\.ts$/.test(
          file,
        ),
      )
      .map((file) => ({
        file: relative(root, join(root, file)).split(sep).join('/'),
        text: readFileSync(join(root, file), 'utf8'),
      })),
  );
}
