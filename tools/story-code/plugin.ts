import type { Plugin } from 'vite';

import { createStoriesCode } from './storyCode';

/** Adds the code to a story's parameters, together with the button that shows it. */
const addCode = (name: string, code: string): string =>
  `${name}.parameters = { ...${name}.parameters, docs: { ...${name}.parameters?.docs, ` +
  `canvas: { sourceState: 'hidden' }, source: { code: ${JSON.stringify(code)} } } };`;

/**
 * The code that documentation pages show below a component's story. It is generated from the
 * story's file, because the built Storybook knows neither the names of components nor the source of
 * data. If the code cannot be generated, the story shows no code, and the test in `tools/publish`
 * fails.
 */
export function storyCode(): Plugin {
  return {
    name: 'gschool-story-code',
    enforce: 'pre',
    async transform(source, id) {
      if (!/\/packages\/ui\/src\/.*\.stories\.tsx$/.test(id)) return undefined;
      try {
        const { code, files } = await createStoriesCode(id);
        for (const file of files) this.addWatchFile(file);
        const lines = [...code].map(([name, text]) => addCode(name, text));
        return { code: `${source}\n${lines.join('\n')}\n`, map: null };
      } catch (error) {
        this.warn(String(error));
        return undefined;
      }
    },
  };
}
