import { dirname, extname, join } from 'node:path';

import { Visitor, type Plugin } from 'vite';

/**
 * Delays the code of a dynamic import that nothing has loaded before, as a busy machine does
 * (`tools/test/loadSlowly.ts`). A test that expects it after a fixed time then fails.
 */
export const slowImports = (): Plugin => ({
  name: 'gschool:slow-imports',
  enforce: 'post',
  transform(code, id) {
    const file = id.split('?')[0]!;
    if (file.includes('node_modules') || !/\.tsx?$/.test(file)) return undefined;
    let result = '';
    let end = 0;
    new Visitor({
      ImportExpression: ({ start, end: next, source }) => {
        const path = 'value' in source && typeof source.value === 'string' ? source.value : file;
        const key = JSON.stringify(path.startsWith('.') ? join(dirname(file), path) : path);
        result += `${code.slice(end, start)}__loadSlowly(${key}, () => ${code.slice(start, next)})`;
        end = next;
      },
    }).visit(this.parse(code));
    const name = JSON.stringify(file.slice(0, -extname(file).length));
    return { code: `${result}${code.slice(end)}\nglobalThis.__setLoaded?.(${name});`, map: null };
  },
});
