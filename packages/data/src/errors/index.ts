export { bufferErrors, type BufferedError, type BufferedErrors } from './bufferErrors';
export type { ErrorReport, ErrorReporter, ErrorSource } from './report';
export { watchErrors } from './watchErrors';
