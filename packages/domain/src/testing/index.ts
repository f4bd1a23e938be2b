export * from './fieldTrials';
export * from './products';
export * from './samples';
