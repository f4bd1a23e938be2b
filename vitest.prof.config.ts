import { defineConfig } from 'vitest/config';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { messages } from './tools/vite/messages';
import { samples } from './tools/vite/samples';
import { settings } from './tools/vite/settings';
import { snapshot } from './tools/vite/snapshot';
export default defineConfig({ plugins: [react(), vanillaExtractPlugin({ unstable_mode: 'transform' }), messages(), settings('demo'), samples('demo'), snapshot('tools/build/testing/snapshot.json')], test: { pool: 'forks', isolate: false, maxWorkers: 1, environment: 'node', setupFiles: ['./tools/test/unitSetup.ts', './tools/test/randomTests.ts'], execArgv: ['--cpu-prof', '--cpu-prof-dir=/tmp/s9/wt-prof'], include: ['{packages,apps,mocks,.storybook}/**/*.test.{ts,tsx}'] } });
