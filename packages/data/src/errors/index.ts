export type { BufferedError, BufferedErrors } from './bufferErrors';
export { listPrivateTexts } from './listPrivateTexts';
export { postReports } from './postReports';
export type { ErrorReport, ErrorReporter, ErrorSource } from './report';
export { watchErrors } from './watchErrors';
