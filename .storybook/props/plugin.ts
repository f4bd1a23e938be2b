import type { Plugin } from 'vite';

import { readProps } from '../../tools/props/readProps';

/**
 * Adds the types of its props to each component, as they are written, for props tables and
 * controls: Storybook's documentation tool does not read types of other files and `readonly` arrays.
 */
export function propTypes(): Plugin {
  return {
    name: 'gschool-prop-types',
    enforce: 'pre',
    async transform(source, id) {
      const isComponent = /\/packages\/ui\/src\/.*\/[A-Z]\w*\.tsx$/.test(id);
      if (!isComponent) return undefined;
      const lines = [...(await readProps(id))].map(
        ([name, props]) => `${name}.__writtenProps = ${JSON.stringify(props)};`,
      );
      return { code: `${source}\n${lines.join('\n')}\n`, map: null };
    },
  };
}
