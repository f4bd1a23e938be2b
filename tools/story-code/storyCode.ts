import { readFileSync } from 'node:fs';

import { format } from 'oxfmt';
import { generate, type types as t } from 'storybook/internal/babel';
import { loadCsf, type CsfFile } from 'storybook/internal/csf-tools';

import { Collector } from './collector';
import { createModuleReader, type SourceModule } from './modules';
import { readPublicNames } from './publicNames';
import { mergeArgs, readParts, readStory } from './storyArgs';
import { createStoryFunction } from './storyFunction';

const print = (statement: t.Statement): string =>
  generate(statement, { concise: true, jsescOption: { minimal: true } }).code;

/** The code for the stories in a file. */
export interface StoriesCode {
  /** The code by export name. */
  code: ReadonlyMap<string, string>;
  /** The files whose declarations the code contains. */
  files: ReadonlySet<string>;
}

/**
 * Writes each story of a file, or the first `count` of them, as a module that compiles in an app with
 * `@gschool/ui`: its imports, the data that it uses, and the story as a component. Throws if a story
 * cannot be read from its file, for example because a function creates it.
 */
export async function createStoriesCode(file: string, count = Infinity): Promise<StoriesCode> {
  const csf = loadCsf(readFileSync(file, 'utf8'), { makeTitle: (title) => title }).parse();
  const module = createModuleReader()(file);
  const publicNames = readPublicNames();
  const code = new Map<string, string>();
  const files = new Set<string>();
  for (const name of Object.keys(csf._stories).slice(0, count)) {
    try {
      const collector = new Collector(publicNames);
      code.set(name, await writeStory(name, csf, module, collector));
      for (const used of collector.files) files.add(used);
    } catch (error) {
      throw new Error(`${file} has no code for its story ${name}: ${String(error)}`, {
        cause: error,
      });
    }
  }
  return { code, files };
}

async function writeStory(
  name: string,
  csf: CsfFile,
  module: SourceModule,
  collector: Collector,
): Promise<string> {
  const meta = readParts(csf._metaNode ?? undefined, module);
  const own = readStory(name, module);
  const parts = { render: own.render ?? meta.render, args: mergeArgs(meta.args, own.args) };
  // `Form<Values>` → `Form`
  const component = csf._meta?.component?.replace(/<.*/s, '');
  const statements = createStoryFunction(parts, component).map((statement) =>
    collector.simplify(statement, module),
  );
  for (const statement of statements) collector.addNeeds(statement, module);
  const example = statements.pop();
  if (!example) throw new Error('It renders nothing.');
  const text = [
    collector.getImports(),
    ...[...collector.declarations, ...statements].map(print),
    `export ${print(example)}`,
  ].join('\n\n');
  const formatted = await format('Example.tsx', text, { singleQuote: true, printWidth: 100 });
  if (formatted.errors.length > 0) throw new Error(formatted.errors[0]!.message);
  return formatted.code;
}
