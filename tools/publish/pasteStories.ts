import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { createStoriesCode } from '../story-code/storyCode';
import { repositoryRoot } from '../vite/root';

const sources = join(repositoryRoot, 'packages/ui/src');
const recipes = join(repositoryRoot, '.storybook/recipes');

/** Creates a folder in an app with its own TypeScript configuration. */
function createFolder(app: string, name: string, compilerOptions: object): string {
  const folder = join(app, name);
  mkdirSync(folder);
  const config = { extends: '../tsconfig.json', compilerOptions, include: ['.'] };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  return folder;
}

/**
 * Writes the code that Storybook shows for each story of a component into an app, with one file per
 * story. Returns the folder, which has its own TypeScript configuration.
 */
export async function pasteStories(app: string): Promise<{ folder: string; count: number }> {
  const folder = createFolder(app, 'stories', { noUnusedLocals: true, noUnusedParameters: true });
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
  return { folder, count };
}

/** Copies the files that Storybook shows for the recipes into an app. Returns their folder. */
export function pasteRecipes(app: string): string {
  // Imports have no file extensions, so they are resolved the way a bundler does it.
  const folder = createFolder(app, 'recipes', { module: 'ESNext', moduleResolution: 'bundler' });
  for (const file of readdirSync(recipes)) {
    if (/(Page|\.fixtures)\.tsx$/.test(file)) copyFileSync(join(recipes, file), join(folder, file));
  }
  return folder;
}
