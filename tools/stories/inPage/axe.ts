import type { Result, RunOptions } from 'axe-core';

/** `parameters.a11y` of a story. */
export interface A11yParameters {
  test?: string | undefined;
  disable?: boolean | undefined;
  options?: RunOptions | undefined;
  config?: { rules?: { id: string; enabled?: boolean }[] } | undefined;
}

/** A rule that was violated, and the elements that violate it. */
export interface Violation {
  id: string;
  help: string;
  nodes: string[];
}

type Axe = Pick<typeof import('axe-core'), 'run'>;

/** Runs axe on the page: all rules that the accessibility panel uses, or only the contrast rule. */
export async function runAxe(
  axe: Axe,
  a11y: A11yParameters,
  isFull: boolean,
): Promise<Violation[]> {
  // The accessibility panel does the same: part of a page has no landmarks.
  const rules: NonNullable<RunOptions['rules']> = { region: { enabled: false } };
  for (const rule of a11y.config?.rules ?? []) rules[rule.id] = { enabled: rule.enabled ?? true };
  // Only contrast depends on the appearance; all other rules are about markup.
  if (!isFull && rules['color-contrast']?.enabled === false) return [];
  const only: RunOptions = isFull ? {} : { runOnly: ['color-contrast'] };
  const { violations } = await axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] },
    {
      // The only rule that reads style sheets, `css-orientation-lock`, is off by default.
      preload: { assets: ['media'] },
      ...a11y.options,
      ...only,
      rules,
      resultTypes: ['violations'],
    },
  );
  return toViolations(violations);
}

/** Axe's violations without references to elements, which cannot be passed out of the page. */
export const toViolations = (violations: readonly Result[]): Violation[] =>
  violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(
      ({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  }));
