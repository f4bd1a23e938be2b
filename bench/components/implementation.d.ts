declare module '#implementation' {
  /** The implementation that is built. */
  export const implementation: import('./screen/contract').Implementation;
}
