import { isScenario, type ScenarioName } from './scenarios';

const KEY = 'gschool.mock.scenario';
const INSPECTOR_KEY = 'gschool.mock.inspector';

/** Storage may be refused; the choice then lasts as long as the page. */
function remembered(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function remember(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // Nothing to do: see above.
  }
}

/** `?scenario=NAME`, kept for the tab until another is chosen. */
export function chosenScenario(search: string): ScenarioName {
  const asked = new URLSearchParams(search).get('scenario');
  if (asked !== null && !isScenario(asked)) console.warn(`There is no scenario "${asked}".`);
  if (isScenario(asked)) remember(KEY, asked);
  const name = remembered(KEY);
  return isScenario(asked) ? asked : isScenario(name) ? name : 'default';
}

/** Keeps a choice of the inspector and takes an older one out of the address. */
export function rememberScenario(name: ScenarioName): void {
  remember(KEY, name);
  const url = new URL(location.href);
  if (!url.searchParams.has('scenario')) return;
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
}

/** `?inspector=off` hides the inspector for the tab, `?inspector=on` brings it back. */
export function isInspectorShown(search: string): boolean {
  const asked = new URLSearchParams(search).get('inspector');
  if (asked !== null) remember(INSPECTOR_KEY, asked);
  return (asked ?? remembered(INSPECTOR_KEY)) !== 'off';
}
