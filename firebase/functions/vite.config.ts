import { defineConfig } from 'vite';

import { getFunctionsBuild } from '../functionsBuild';

export default defineConfig(getFunctionsBuild(import.meta.dirname));
