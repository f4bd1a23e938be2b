import { applySettings } from '../packages/themes/src/settings';
import { excuse } from '../tools/looks/exceptions';
import { runAxe, type A11yParameters, type Violation } from '../tools/looks/inPage/axe';
import { overflow } from '../tools/looks/inPage/overflow';
import { defaultLook, lookName, toSettings, type Look } from './looks';
import type { Finding, LookException } from './looksParameters';
import { painted } from '../packages/ui/src/internal/painted.fixtures';

/** What the check needs to know about a story. */
export interface PlayedStory {
  id: string;
  viewMode: string;
  parameters: Record<string, unknown>;
  globals: Record<string, unknown>;
}

/** What a test run lends to the check. */
export interface LookTools {
  /** The looks beside the default and its dark twin. */
  looksFor: (storyId: string) => readonly Look[];
  /** What the console called an error since the story began. */
  errors: () => readonly string[];
  /** Runs something on a screen of 320 px. */
  onNarrowScreen: <T>(run: () => Promise<T>) => Promise<T>;
}

let tools: LookTools | undefined;

/** Turns the check on; only test runs do, so that nobody waits for it in the workshop. */
export function setOtherLooks(given: LookTools): void {
  tools = given;
}

/**
 * After a story was played, and without mounting it again: all of axe in the
 * default theme's dark scheme, its contrast rule in every look that is drawn,
 * no sideways scrolling at 320 px, and no error in the console.
 * Throws with everything that is wrong.
 */
export async function checkOtherLooks({ id, viewMode, parameters, globals }: PlayedStory) {
  if (!tools || viewMode !== 'story') return;
  const { exceptions = [] } = (parameters['looks'] ?? {}) as { exceptions?: LookException[] };
  const a11y = (parameters['a11y'] ?? {}) as A11yParameters;
  const findings: Finding[] = [];
  try {
    if (!a11y.disable && a11y.test === 'error') {
      findings.push(...(await axeIn(tools.looksFor(id), a11y, globals)));
    }
    applySettings(document.documentElement, toSettings(globals));
    for (const about of await tools.onNarrowScreen(async () => (await painted(), overflow()))) {
      findings.push({ check: 'overflow', about, look: '320 px' });
    }
  } finally {
    applySettings(document.documentElement, toSettings(globals));
  }
  findings.push(...tools.errors().map((about): Finding => ({ check: 'console', about })));
  const { left } = excuse(findings, exceptions);
  if (left.length > 0) {
    const lines = left.map(
      ({ check, about, look }) => `  ${check}${look ? ` in ${look}` : ''}: ${about}`,
    );
    throw new Error(`Not right in every look:\n${lines.join('\n')}`);
  }
}

async function axeIn(
  drawn: readonly Look[],
  a11y: A11yParameters,
  globals: Record<string, unknown>,
): Promise<Finding[]> {
  const { default: axe } = await import('axe-core');
  const dark: Look = { ...defaultLook, scheme: 'dark' };
  const findings: Finding[] = [];
  for (const look of [dark, ...drawn]) {
    applySettings(document.documentElement, toSettings({ ...globals, ...look }));
    await painted();
    findings.push(...(await runAxe(axe, a11y, look === dark)).map(inLook(look)));
  }
  return findings;
}

const inLook =
  (look: Look) =>
  ({ id, help, nodes }: Violation): Finding => ({
    check: 'axe',
    look: lookName(look),
    about: `${id}, ${help}\n    ${nodes.join('\n    ')}`,
  });
