/** An error that a service returns as its response. */
export class ServiceError extends Error {
  constructor(
    /** HTTP status. */
    readonly code: number,
    /** Canonical status, such as `PERMISSION_DENIED`, or the identity service's message. */
    readonly status: string,
    message: string = status,
  ) {
    super(message);
  }
}

export const permissionDenied = (): ServiceError =>
  new ServiceError(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');

export const unauthenticated = (): ServiceError =>
  new ServiceError(401, 'UNAUTHENTICATED', 'Missing or invalid authentication.');

export const unavailable = (): ServiceError =>
  new ServiceError(503, 'UNAVAILABLE', 'The service is currently unavailable.');

export const notFound = (name: string): ServiceError =>
  new ServiceError(404, 'NOT_FOUND', `No document to update: ${name}`);

export const alreadyExists = (name: string): ServiceError =>
  new ServiceError(409, 'ALREADY_EXISTS', `Document already exists: ${name}`);

export const versionMismatch = (name: string): ServiceError =>
  new ServiceError(
    400,
    'FAILED_PRECONDITION',
    `the stored version does not match the required base version: ${name}`,
  );

export const unsupported = (message: string): ServiceError =>
  new ServiceError(400, 'FAILED_PRECONDITION', message);

export const invalidArgument = (message: string): ServiceError =>
  new ServiceError(400, 'INVALID_ARGUMENT', message);

/** An error of the identity service, which responds with 400 and a code as the message. */
export const identityError = (message: string): ServiceError => new ServiceError(400, message);
