import { defineAppConfig } from '../../tools/vite/appConfig';

export default defineAppConfig({ app: 'site', port: 5173 });
