/** All Auth operations that the SDK sends. */
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
