import fc from 'fast-check';

// Each property runs once per mutant: fewer samples, the same promises.
fc.configureGlobal({ numRuns: 40 });
