#!/usr/bin/env node
import { register } from 'tsx/esm/api';

// The workspaces export TypeScript, which Node runs through tsx.
register();
const { run } = await import('../src/main.ts');
process.exitCode = await run(process.argv.slice(2));
