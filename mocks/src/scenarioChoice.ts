import { isScenario, type ScenarioName } from './scenarios';

const SCENARIO_KEY = 'gschool.mock.scenario';
const INSPECTOR_KEY = 'gschool.mock.inspector';

/**
 * Reads from session storage. Returns null when the browser blocks storage; the choice then lasts
 * until the page closes.
 */
function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    // The choice lasts until the page closes.
  }
}

/**
 * The scenario from `?scenario=NAME`, which this tab then remembers, or else the last one used in
 * this tab.
 */
export function chooseScenario(search: string): ScenarioName {
  const requested = new URLSearchParams(search).get('scenario');
  if (requested !== null && !isScenario(requested))
    console.warn(`There is no scenario "${requested}".`);
  if (isScenario(requested)) writeSession(SCENARIO_KEY, requested);
  const name = readSession(SCENARIO_KEY);
  return isScenario(requested) ? requested : isScenario(name) ? name : 'default';
}

/** Stores the choice made in the inspector and removes an older one from the URL. */
export function rememberScenario(name: ScenarioName): void {
  writeSession(SCENARIO_KEY, name);
  const url = new URL(location.href);
  if (!url.searchParams.has('scenario')) return;
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
}

/**
 * Whether to show the inspector. `?inspector=off` hides it in this tab; `?inspector=on` shows it
 * again.
 */
export function isInspectorShown(search: string): boolean {
  const requested = new URLSearchParams(search).get('inspector');
  if (requested !== null) writeSession(INSPECTOR_KEY, requested);
  return (requested ?? readSession(INSPECTOR_KEY)) !== 'off';
}
