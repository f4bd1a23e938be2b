import { resolve } from 'node:path';

import { loadEnv, type Plugin } from 'vite';
import { z } from 'zod';

import { getPackText } from '../../packages/domain/src/content-pack/texts';
import { isId } from '../../packages/domain/src/validation/id';
import { readJsonFile } from './readJsonFile';
import { repositoryRoot } from './root';

const text = z.union([z.string(), z.record(z.string(), z.string())]);
const samplesFile = z.object({
  language: z.string().default('en'),
  classes: z.array(z.object({ title: text, poster: z.string() })),
  // Only instructors with an id have a page.
  instructors: z
    .array(
      z.object({
        id: z.string().refine(isId, 'is no id (docs/content-pack.md)').optional(),
        name: text,
        bio: text.default(''),
        portrait: z.string(),
      }),
    )
    .default([]),
});
type SamplesFile = z.output<typeof samplesFile>;

/** The samples with their texts in the file's language. */
const toPublicSamples = ({ language, classes, instructors }: SamplesFile) => ({
  language,
  classes: classes.map(({ title, poster }) => ({ title: getPackText(title, language), poster })),
  instructors: instructors.map(({ id, name, bio, portrait }) => ({
    id,
    name: getPackText(name, language),
    bio: getPackText(bio, language),
    portrait,
  })),
});

/**
 * The texts in another language as compiled messages. The id is `#` followed by the text in the
 * file's language.
 */
const getMessages = (to: string, { language, classes, instructors }: SamplesFile) =>
  Object.fromEntries(
    [
      ...classes.map(({ title }) => title),
      ...instructors.flatMap(({ name, bio }) => [name, bio]),
    ].flatMap((value) => {
      const translated = getPackText(value, to);
      const hasTranslation = typeof value !== 'string' && translated !== '';
      return hasTranslation ? [[`#${getPackText(value, language)}`, [translated]]] : [];
    }),
  );

/**
 * The module `virtual:samples` contains the public samples of classes that visitors see, and the
 * instructors. They come from the JSON file that the setting `SITE_SAMPLES` names (a path relative
 * to the repository root), if it is set. `virtual:samples/ar` contains their Arabic texts as
 * messages, so that only Arabic readers load them. With `fixedMode`, uses another mode's setting.
 */
export function samples(fixedMode?: string): Plugin {
  let file: string | undefined;
  return {
    name: 'gschool:samples',
    configResolved(config) {
      const named = loadEnv(fixedMode ?? config.mode, repositoryRoot, 'SITE_')['SITE_SAMPLES'];
      file = named ? resolve(repositoryRoot, named) : undefined;
    },
    resolveId: { filter: { id: /^virtual:samples(\/[a-z]+)?$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:samples(\/[a-z]+)?$/ },
      handler(id) {
        let found: SamplesFile = { language: 'en', classes: [], instructors: [] };
        if (file) {
          this.addWatchFile(file);
          const parsed = samplesFile.safeParse(readJsonFile(file));
          if (!parsed.success) {
            throw new Error(
              `SITE_SAMPLES: ${file} does not hold { "classes": [], "instructors": [] }\n${z.prettifyError(parsed.error)}`,
            );
          }
          found = parsed.data;
        }
        const [, language] = id.split('/');
        const value =
          language === undefined ? toPublicSamples(found) : getMessages(language, found);
        return `export default ${JSON.stringify(value)};`;
      },
    },
  };
}
