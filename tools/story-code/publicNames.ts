import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { babelParse, types as t } from 'storybook/internal/babel';

import { repositoryRoot } from '../vite/root';
import { resolveModule } from './modules';

const root = join(repositoryRoot, 'packages/ui');

/** The entry from which an app imports a name. */
export interface PublicName {
  /** `@gschool/ui/overlays` */
  entry: string;
  name: string;
  isType: boolean;
}

const getText = (node: t.Identifier | t.StringLiteral): string =>
  t.isIdentifier(node) ? node.name : node.value;

/**
 * The names that the package exports, by the file that declares them: `/…/Button.tsx#Button`, and
 * `/…/icons.ts#*` for a namespace.
 */
export function readPublicNames(): ReadonlyMap<string, PublicName> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const names = new Map<string, PublicName>();
  for (const [path, target] of Object.entries(manifest.exports)) {
    const file = join(root, target);
    const entry = join('@gschool/ui', path);
    for (const node of babelParse(readFileSync(file, 'utf8')).program.body) {
      if (!t.isExportNamedDeclaration(node) || !node.source) continue;
      const source = resolveModule(join(dirname(file), node.source.value));
      for (const part of node.specifiers) {
        const name = getText(part.exported as t.Identifier);
        const local = t.isExportSpecifier(part) ? getText(part.local) : '*';
        const isType =
          node.exportKind === 'type' || (t.isExportSpecifier(part) && part.exportKind === 'type');
        names.set(`${source}#${local}`, { entry, name, isType });
      }
    }
  }
  return names;
}
