import { isScenario, type ScenarioName } from './scenarios';

const KEY = 'gschool.mock.scenario';
const INSPECTOR_KEY = 'gschool.mock.inspector';

/** Storage may be refused; the choice then lasts as long as the page. */
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
    // Nothing to do: see above.
  }
}

/** `?scenario=NAME`, kept for the tab until another is chosen. */
export function scenarioFromUrl(search: string): ScenarioName {
  const requested = new URLSearchParams(search).get('scenario');
  if (requested !== null && !isScenario(requested))
    console.warn(`There is no scenario "${requested}".`);
  if (isScenario(requested)) writeSession(KEY, requested);
  const name = readSession(KEY);
  return isScenario(requested) ? requested : isScenario(name) ? name : 'default';
}

/** Keeps a choice of the inspector and takes an older one out of the address. */
export function rememberScenario(name: ScenarioName): void {
  writeSession(KEY, name);
  const url = new URL(location.href);
  if (!url.searchParams.has('scenario')) return;
  url.searchParams.delete('scenario');
  history.replaceState(history.state, '', url);
}

/** `?inspector=off` hides the inspector for the tab, `?inspector=on` brings it back. */
export function isInspectorShown(search: string): boolean {
  const requested = new URLSearchParams(search).get('inspector');
  if (requested !== null) writeSession(INSPECTOR_KEY, requested);
  return (requested ?? readSession(INSPECTOR_KEY)) !== 'off';
}
