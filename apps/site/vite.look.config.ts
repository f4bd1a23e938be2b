import { defineAppConfig } from '../../tools/vite/appConfig';
export default (env: any) => {
  const c = defineAppConfig({ app: 'site', port: 5273 })(env);
  c.resolve = {
    ...c.resolve,
    alias: { '@gschool/mocks/browser': '/tmp/stub.ts', '@gschool/ui/player': '/tmp/stub.ts' },
  };
  c.server!.fs = { strict: false };
  return c;
};
