import type { types as t } from 'storybook/internal/babel';

import { getFreeNames, type Binding, type SourceModule } from './modules';
import type { PublicName } from './publicNames';
import { simplify } from './simplify';

/** Collects the imports and the declarations that the code of a story needs. */
export class Collector {
  /** The declarations, in an order in which they can be evaluated. */
  readonly declarations: t.Statement[] = [];
  /** The files that the declarations come from. */
  readonly files = new Set<string>();
  private readonly imports = new Map<string, Set<string>>();
  private readonly declared = new Map<string, string>();

  constructor(private readonly publicNames: ReadonlyMap<string, PublicName>) {}

  /** The import statements. */
  getImports(): string {
    return [...this.imports]
      .map(([source, names]) => `import { ${[...names].sort().join(', ')} } from '${source}';`)
      .sort()
      .join('\n');
  }

  /** Removes code that only the story needs, and types that an app cannot import. */
  simplify(statement: t.Statement, module: SourceModule): t.Statement {
    return simplify(statement, module, (type) => {
      const binding = module.bindings.get(type);
      if (binding?.kind !== 'import' || !type.endsWith('Props')) return undefined;
      if (this.publicNames.has(`${binding.source}#${type}`)) return undefined;
      const component = this.publicNames.get(`${binding.source}#${type.replace(/Props$/, '')}`);
      if (component) this.addImport(component.entry, component.name);
      return component?.name;
    });
  }

  /** Adds the imports and declarations that a statement of this module needs. */
  addNeeds(statement: t.Statement, module: SourceModule): void {
    for (const name of getFreeNames(statement)) {
      const binding = module.bindings.get(name);
      if (binding) this.add(name, binding, module);
      else if (name === 'ComponentProps') this.addImport('react', 'type ComponentProps');
    }
  }

  private addImport(source: string, specifier: string): void {
    this.imports.set(source, (this.imports.get(source) ?? new Set()).add(specifier));
  }

  private add(name: string, binding: Binding, module: SourceModule): void {
    const { source, imported } =
      binding.kind === 'import'
        ? { source: binding.source, imported: binding.name }
        : { source: module.file, imported: name };
    const known = this.publicNames.get(`${source}#${imported}`);
    if (known?.name === name)
      return this.addImport(known.entry, known.isType ? `type ${name}` : name);
    if (binding.kind === 'statement') return this.declare(name, binding.statement, module);
    if (imported !== name) throw new Error(`${imported} of ${source} has the name ${name}.`);
    if (!source.startsWith('/'))
      return this.addImport(source, binding.isType ? `type ${name}` : name);
    const origin = module.read(source);
    const next = origin.bindings.get(name);
    if (!next) throw new Error(`${source} has no ${name}.`);
    this.add(name, next, origin);
  }

  private declare(name: string, original: t.Statement, module: SourceModule): void {
    const file = this.declared.get(name);
    if (file === module.file) return;
    if (file) throw new Error(`${file} and ${module.file} declare ${name}.`);
    this.declared.set(name, module.file);
    this.files.add(module.file);
    const statement = this.simplify(original, module);
    this.addNeeds(statement, module);
    this.declarations.push(statement);
  }
}
