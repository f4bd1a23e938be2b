export { holdErrors, type HeldError, type HeldErrors } from './holdErrors';
export { postReports } from './postReports';
export type { ErrorReport, ErrorReporter, ErrorSource } from './report';
export { watchErrors } from './watchErrors';
