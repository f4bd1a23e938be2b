import { installBrowser } from './install';

// Runs as `npm run browser:install`, and as the `browser` step of `npm test`.
try {
  const { executablePath, version } = await installBrowser();
  console.log(`${executablePath} (${version})`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
