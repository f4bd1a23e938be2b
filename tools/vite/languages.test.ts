import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { compileMessages } from './messages';
import { repositoryRoot } from './root';

type MessageFile = Record<string, string>;

const getFolder = (app: string) => join(repositoryRoot, 'apps', app, 'src');
const getGroups = (app: string, language: string) =>
  readdirSync(join(getFolder(app), 'i18n', language)).sort();
const read = (app: string, language: string, file: string) => {
  const path = join(getFolder(app), 'i18n', language, file);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as MessageFile) : {};
};

/** The values of a message by name and kind, and the cases of its plurals. */
function getPlaceholders(message: string): { values: string[]; plurals: string[][] } {
  const [tokens] = Object.values(compileMessages(JSON.stringify({ message }), 'a test'));
  const values = new Set<string>();
  const plurals: string[][] = [];
  const walk = (list: unknown): void => {
    if (!Array.isArray(list)) return;
    for (const token of list) {
      if (!Array.isArray(token)) continue;
      const [name, kind = 'text', cases] = token as [string, string?, Record<string, unknown>?];
      values.add(`${name}: ${kind}`);
      if (typeof cases !== 'object') continue;
      if (kind === 'plural') plurals.push(Object.keys(cases));
      Object.values(cases).forEach(walk);
    }
  };
  walk(tokens);
  return { values: [...values].sort(), plurals };
}

/** The numbers up to 200 without a matching plural case, for which only `other` is left. */
function findMissingCases(cases: readonly string[], language: string): number[] {
  const rules = new Intl.PluralRules(language);
  return Array.from({ length: 201 }, (_, n) => n).filter(
    (n) => !cases.includes(String(n)) && !cases.includes(rules.select(n)),
  );
}

/** Texts that are the same in every language: names, and texts without words. */
const untranslated = /^(account\.google|calendar\.allFile|provider\.google\.com)$/;
const findLatinText = (text: string) => text.replace(/\{[^}]*\}/g, '').match(/[a-z]{2,}/i);

describe.each(['site', 'shop', 'studio'])('the languages of the %s', (app) => {
  const groups = getGroups(app, 'en');
  const pairs = groups.map((file) => ({
    file,
    en: read(app, 'en', file),
    ar: read(app, 'ar', file),
  }));

  it('have the same groups', () => expect(getGroups(app, 'ar')).toEqual(groups));

  it.each(pairs)('have the same messages in $file', ({ en, ar }) => {
    expect(Object.keys(ar).sort()).toEqual(Object.keys(en).sort());
  });

  it.each(pairs)('have the same placeholders in $file', ({ en, ar }) => {
    const asked = (texts: MessageFile) =>
      Object.fromEntries(
        Object.entries(texts).map(([id, text]) => [id, getPlaceholders(text).values]),
      );
    expect(asked(ar)).toEqual(asked(en));
  });

  it.each(pairs)('have every plural form in $file', (pair) => {
    for (const language of ['en', 'ar'] as const) {
      const wrong = Object.entries(pair[language])
        .filter(([, text]) =>
          getPlaceholders(text).plurals.some(
            (cases) => findMissingCases(cases, language).length > 0,
          ),
        )
        .map(([id]) => id);
      expect(wrong, language).toEqual([]);
    }
  });

  it.each(pairs)('have no accusative after 100 in the Arabic of $file', ({ ar }) => {
    const wrong = Object.entries(ar).filter(([, text]) =>
      /other \{[^{}]*# \p{L}[\p{L}\p{M}]*ًا/u.test(text),
    );
    expect(wrong).toEqual([]);
  });

  it.each(pairs)('have no English and no Latin comma in the Arabic of $file', ({ en, ar }) => {
    const same = Object.entries(ar).filter(
      ([id, text]) => !untranslated.test(id) && text === en[id] && findLatinText(text),
    );
    expect(same).toEqual([]);
    const latin = Object.entries(ar).filter(([, text]) => /[\u0600-\u06ff] ?[,;?]/.test(text));
    expect(latin).toEqual([]);
  });

  it('use no fixed language for numbers and dates', () => {
    const root = getFolder(app);
    const fixed = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^(stories|i18n)\//.test(file))
      .filter((file) =>
        // Arabic uses the digits 0–9 (docs/decisions/0025), no matter what the browser's default
        // is.
        /locale: 'en'|Format\('en'|, 'en'\)|toLocale\w*\(\)|((Number|DateTime)Format|toLocale\w*)\((locale|language)\b/.test(
          readFileSync(join(root, file), 'utf8'),
        ),
      );
    expect(fixed).toEqual([]);
  });

  it('wait for the messages of code that loads with `import()`', () => {
    const root = getFolder(app);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.|^stories\//.test(file),
    );
    const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
    const target = (from: string, to: string) => {
      const path = resolve('/', dirname(from), to).slice(1);
      return [`${path}.ts`, `${path}.tsx`].find((file) => texts.has(file));
    };
    const isGroup = (file: string) =>
      /\baddMessages\(|^import '[^']*\/en\/(?!shell)\w+\.messages\.json';/m.test(
        texts.get(file) ?? '',
      );
    const hasMessages = (file: string, seen = new Set<string>()): boolean => {
      if (seen.has(file)) return false;
      seen.add(file);
      // These messages, which every page needs, load at the start.
      if (file === 'i18n/i18n.ts') return false;
      if (isGroup(file)) return true;
      const imports = (texts.get(file) ?? '').matchAll(/^(?:import|export)\s[^;]*?'(\.[^']*)';/gms);
      return [...imports].some(([statement, to = '']) => {
        const next = statement.startsWith('import type') ? undefined : target(file, to);
        return next !== undefined && hasMessages(next, seen);
      });
    };
    const missing = [...texts].flatMap(([file, text]) =>
      [
        ...text.matchAll(
          /(?<!typeof )import\(\s*'(\.[^']*)'\s*,?\s*\)(\s*\.then\(withMessages\))?/g,
        ),
      ]
        .filter(([, to = '', waits]) => {
          const next = target(file, to);
          // The route table's `page` waits for the messages of each page.
          const waitsItself = /^routes(\.tsx|\/tables\/)/.test(file);
          return !waits && !waitsItself && next !== undefined && hasMessages(next);
        })
        .map(([, to = '']) => `${file} → ${to}`),
    );
    expect(missing).toEqual([]);
  });
});
