import { createSearchHandler, type SearchCommand } from '@gschool/domain/search';

// Runs in a worker so that typing never waits for ten thousand classes.
const handleCommand = createSearchHandler();

self.onmessage = ({ data }: MessageEvent<SearchCommand>) => {
  const reply = handleCommand(data);
  if (reply) self.postMessage(reply);
};
