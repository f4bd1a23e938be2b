import type { AxeResults, RunOptions } from 'axe-core';
import { applySettings } from '../packages/themes/src/settings';
import { defaultLook, lookName, toSettings, type Look } from './looks';

/** What the check needs to know about a story. */
export interface PlayedStory {
  id: string;
  viewMode: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

interface A11yParameters {
  test?: string;
  disable?: boolean;
  options?: RunOptions;
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

type Violations = Pick<AxeResults, 'violations'>;

let choose: ((storyId: string) => readonly Look[]) | undefined;

/** Turns the check on; only test runs do, so that nobody waits for it in the workshop. */
export function setOtherLooks(chooser: (storyId: string) => readonly Look[]): void {
  choose = chooser;
}

/**
 * After a story was played, and without mounting it again: all of axe in the
 * default theme's dark scheme, and its contrast rule in every look that is drawn.
 * Throws with the look, the rule and the elements of each violation.
 */
export async function checkOtherLooks({ id, viewMode, parameters, globals }: PlayedStory) {
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  if (!choose || viewMode !== 'story' || a11y.disable || a11y.test !== 'error') return;
  const root = document.documentElement;
  const dark: Look = { ...defaultLook, scheme: 'dark' };
  const found: string[] = [];
  try {
    for (const look of [dark, ...choose(id)]) {
      applySettings(root, toSettings({ ...globals, ...look }));
      await painted();
      found.push(...report(look, await runAxe(a11y, look === dark)));
    }
  } finally {
    applySettings(root, toSettings(globals));
  }
  if (found.length > 0) throw new Error(`Not accessible in another look:\n${found.join('\n')}`);
}

async function runAxe(a11y: A11yParameters, isWhole: boolean): Promise<Violations> {
  const { default: axe } = await import('axe-core');
  // As the accessibility panel does: a part alone has no landmarks.
  const rules: RunOptions['rules'] = { region: { enabled: false } };
  for (const rule of a11y.config?.rules ?? []) rules[rule.id] = { enabled: rule.enabled ?? true };
  // Every rule but contrast asks about markup, which a look does not change.
  if (!isWhole && rules['color-contrast']?.enabled === false) return { violations: [] };
  const only: RunOptions = isWhole ? {} : { runOnly: ['color-contrast'] };
  return axe.run(
    { include: [document.body], exclude: ['.sb-wrapper', '#storybook-docs'] },
    { ...a11y.options, ...only, rules, resultTypes: ['violations'] },
  );
}

const report = (look: Look, { violations }: Violations): string[] =>
  violations.map(
    ({ id, help, nodes }) =>
      `  ${lookName(look)}: ${id}, ${help}\n${nodes
        .map(({ target, failureSummary }) => `    ${target.join(' ')}: ${failureSummary ?? ''}`)
        .join('\n')}`,
  );

/** Styles have been computed and painted with the new look. */
const painted = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
