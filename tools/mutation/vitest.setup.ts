import fc from 'fast-check';

// Property tests run once per mutant, so fewer samples are enough.
fc.configureGlobal({ numRuns: 40 });
