/** Every operation of the identity services that the SDK sends. */
export const authOperations = [
  'delete',
  'lookup',
  'resetPassword',
  'sendOobCode',
  'signInWithIdp',
  'signInWithPassword',
  'signUp',
  'token',
  'update',
];
