declare module '#implementation' {
  /** The implementation that is being built. */
  export const implementation: import('./screen/contract').Implementation;
}
