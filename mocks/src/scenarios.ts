/** The situations that the mock can play. */
export const scenarios = {
  default: 'Everything answers',
  empty: 'No classes, no products and empty libraries',
  slow: 'Answers take 1.5 to 3 seconds',
  offline: 'No request reaches the network',
  error: 'The services answer 503',
  denied: 'Content is refused with 403',
  'expired-token': 'Sessions have expired',
  many: '10,000 classes, 192 products',
} as const;

export type ScenarioName = keyof typeof scenarios;

export const scenarioNames = Object.keys(scenarios) as readonly ScenarioName[];

export const isScenario = (name: unknown): name is ScenarioName =>
  typeof name === 'string' && Object.hasOwn(scenarios, name);
