import { defineConfig } from 'vite';

import { getFunctionsBuild } from '../functionsBuild.ts';

export default defineConfig(getFunctionsBuild(import.meta.dirname));
