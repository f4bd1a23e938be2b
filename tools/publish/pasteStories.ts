import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { createStoriesCode } from '../story-code/storyCode';
import { repositoryRoot } from '../vite/root';

const sources = join(repositoryRoot, 'packages/ui/src');
const recipes = join(repositoryRoot, '.storybook/recipes');

/**
 * Writes the code that Storybook shows for each story of a component into an app, one file per
 * story, and the files of the recipes. Returns their folder, which has its own TypeScript configuration.
 */
export async function pasteStories(app: string): Promise<{ folder: string; count: number }> {
  const folder = join(app, 'stories');
  mkdirSync(folder);
  const options = { noUnusedLocals: true, noUnusedParameters: true };
  const config = { extends: '../tsconfig.json', compilerOptions: options, include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.stories.tsx'),
  );
  let count = 0;
  for (const file of files) {
    const { code } = await createStoriesCode(join(sources, file));
    for (const [name, text] of code)
      writeFileSync(join(folder, `${basename(file, '.stories.tsx')}.${name}.tsx`), text);
    count += code.size;
  }
  for (const file of readdirSync(recipes)) {
    if (!/(Page|\.fixtures)\.tsx$/.test(file)) continue;
    copyFileSync(join(recipes, file), join(folder, file));
    count += 1;
  }
  return { folder, count };
}
