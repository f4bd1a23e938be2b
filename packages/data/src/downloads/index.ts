export type * from './types';
export * from './placeholder';
