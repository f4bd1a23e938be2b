import type { Result, RunOptions } from 'axe-core';

/** `parameters.a11y` of a story. */
export interface A11yParameters {
  test?: string | undefined;
  disable?: boolean | undefined;
  options?: RunOptions | undefined;
  config?: { rules?: { id: string; enabled?: boolean }[] } | undefined;
}

/** A rule that is broken, and where. */
export interface Violation {
  id: string;
  help: string;
  nodes: string[];
}

type Axe = Pick<typeof import('axe-core'), 'run'>;

/** Runs all of axe as the accessibility panel does, or its contrast rule alone, over the page. */
export async function runAxe(
  axe: Axe,
  a11y: A11yParameters,
  isFull: boolean,
): Promise<Violation[]> {
  // As the accessibility panel does: a part alone has no landmarks.
  const rules: NonNullable<RunOptions['rules']> = { region: { enabled: false } };
  for (const rule of a11y.config?.rules ?? []) rules[rule.id] = { enabled: rule.enabled ?? true };
  // Every rule but contrast asks about markup, which an appearance does not change.
  if (!isFull && rules['color-contrast']?.enabled === false) return [];
  const only: RunOptions = isFull ? {} : { runOnly: ['color-contrast'] };
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] },
    { ...a11y.options, ...only, rules, resultTypes: ['violations'] },
  );
  return toViolations(violations);
}

/** Axe's violations without its handles on elements, which cannot leave the page. */
export const toViolations = (violations: readonly Result[]): Violation[] =>
  violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  }));
