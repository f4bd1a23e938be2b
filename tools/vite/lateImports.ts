import { dirname, join } from 'node:path';

import { Visitor, type Plugin } from 'vite';

/** How late the code of a dynamic import is, in milliseconds. */
const DELAY_MS = 700;

/**
 * Code of a dynamic import comes late the first time, as on a busy machine
 * (`tools/test/loadLate.ts`). A test that expects it after a fixed time then fails.
 */
export const lateImports = (): Plugin => ({
  name: 'gschool:late-imports',
  enforce: 'post',
  transform(code, id) {
    const file = id.split('?')[0]!;
    if (file.includes('node_modules') || !code.includes('import(')) return undefined;
    let result = '';
    let end = 0;
    new Visitor({
      ImportExpression: ({ start, end: next, source }) => {
        const path = 'value' in source && typeof source.value === 'string' ? source.value : file;
        const key = JSON.stringify(path.startsWith('.') ? join(dirname(file), path) : path);
        result += `${code.slice(end, start)}__loadLate(${key}, ${DELAY_MS}, () => ${code.slice(start, next)})`;
        end = next;
      },
    }).visit(this.parse(code));
    return { code: result + code.slice(end), map: null };
  },
});
