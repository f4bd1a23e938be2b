/** What the form needs to find and to list what is wrong. It is loaded after the first paint. */
export { describeProblem } from '../../../../shared/content/describeProblem';
export { checkEntry } from './checkEntry';
export { ProblemList } from './ProblemList';
