import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Matches the English messages of a group: `…/i18n/en/GROUP.messages.json`. Translations are in
 * `ar/`.
 */
const GROUP = /\/i18n\/en\/(\w+)\.messages\.json$|^\.\/en\/(\w+)\.messages\.json$/;
/**
 * Matches the id of a group's module. It does not end with `.json`, so that Vite's JSON plugin
 * ignores it.
 */
const MODULE = /^\0(.*\/i18n\/en\/\w+\.messages\.json)\.js$/;

/**
 * Converts the message files to modules. Each file is a flat object `{ id: ICU source }`.
 *
 * - Messages are compiled here, so that no ICU parser is part of a page.
 * - Importing `i18n/en/GROUP.messages.json` registers the group with the app's `i18n/i18n.ts`. The
 *   English messages are part of the chunk that imports them; `ar/GROUP.messages.json` is a
 *   separate chunk that is loaded when Arabic is active.
 *
 * Types need no declaration: `resolveJsonModule` types the import by its keys, so `import type
 * about from './en/about.messages.json'` gives `keyof typeof about`.
 */
export function messages(): Plugin {
  return {
    name: 'gschool:messages',
    enforce: 'pre',
    resolveId: {
      filter: { id: GROUP },
      async handler(source, importer) {
        const file = await this.resolve(source, importer, { skipSelf: true });
        return file && MODULE.test(`\0${file.id}.js`) ? `\0${file.id}.js` : file;
      },
    },
    load: {
      filter: { id: MODULE },
      handler(id) {
        const file = MODULE.exec(id)![1]!;
        this.addWatchFile(file);
        return createGroupModule(file, readFileSync(file, 'utf8'));
      },
    },
    transform: {
      filter: { id: /\.messages\.json$/ },
      // Vite's own JSON plugin creates the module.
      handler: (code, id) => ({ code: JSON.stringify(compileMessages(code, id)), map: null }),
    },
  };
}

/** The module of a group. Importing it registers the group's messages. */
export function createGroupModule(file: string, text: string): string {
  const folder = dirname(dirname(file));
  const group = GROUP.exec(file)![1]!;
  const path = (...parts: string[]) => JSON.stringify(join(folder, ...parts));
  return [
    `import { appI18n } from ${path('i18n.ts')};`,
    `const messages = ${JSON.stringify(compileMessages(text, file))};`,
    `appI18n.addMessages(messages, { ar: () => import(${path('ar', `${group}.messages.json`)}) });`,
    'export default messages;',
  ].join('\n');
}

/** Compiles the messages of a file. An error names the file and the id of the message. */
export function compileMessages(text: string, file: string): Record<string, unknown> {
  const source = JSON.parse(text) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(source).map(([id, message]) => {
      if (typeof message !== 'string') throw new Error(`${file}: "${id}" is not a text`);
      try {
        return [id, compileMessageOrThrow(message)];
      } catch (cause) {
        throw new Error(`${file}: "${id}" is not ICU: ${(cause as Error).message}`, { cause });
      }
    }),
  );
}
