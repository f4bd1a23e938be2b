import { defineAppConfig } from '../../tools/vite/appConfig';

export default defineAppConfig({ app: 'shop', port: 5174 });
