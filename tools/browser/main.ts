import { installBrowser } from './install';

// `npm run browser:install`, and the step `browser` of `npm test`.
try {
  const { executablePath, version } = await installBrowser();
  console.log(`${executablePath} (${version})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
