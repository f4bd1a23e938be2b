export { demoAccounts, DEMO_PASSWORD, type DemoAccount } from './accounts';
export { isScenario, scenarioNames, scenarios, type ScenarioName } from './scenarios';
export { MOCK_SENTINEL } from './sentinel';
