/** The scenarios of the mock, with a description for the inspector. */
export const scenarios = {
  default: 'Everything works',
  empty: 'No classes, no products and empty libraries',
  slow: 'Every response takes 1.5 to 3 seconds',
  offline: 'No network',
  error: 'Every service responds with 503',
  denied: 'Content is denied with 403',
  'expired-token': 'Sessions have expired',
  many: '10,000 classes, 192 products',
} as const;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);
