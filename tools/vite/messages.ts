import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Compiles message catalogues when they are bundled, so that no ICU parser is
 * shipped. A catalogue is a flat object `{ id: ICU source }` in a file named
 * `LANGUAGE.messages.json`.
 *
 * Types need no declaration: `resolveJsonModule` types the import by its keys,
 * so `import type en from './en.messages.json'` gives `keyof typeof en`, and
 * the compiled values fit wherever Lingui takes messages.
 */
export function messages(): Plugin {
  return {
    name: 'gschool:messages',
    enforce: 'pre',
    transform: {
      filter: { id: /\.messages\.json$/ },
      // JSON in, JSON out: Vite's own JSON plugin makes the module of it.
      handler: (code, id) => ({ code: JSON.stringify(compileCatalogue(code, id)), map: null }),
    },
  };
}

/** Compiles a catalogue's text; throws with the file and the id of a message that is broken. */
export function compileCatalogue(text: string, file: string): Record<string, unknown> {
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
