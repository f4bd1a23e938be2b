import { defineAppConfig } from '../../tools/vite/appConfig';

export default defineAppConfig({ app: 'studio', port: 5175 });
