import fc from 'fast-check';

// Properties run once per mutant, so fewer samples are enough.
fc.configureGlobal({ numRuns: 40 });
