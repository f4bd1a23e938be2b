import { createSearcher, type SearchOrder } from '@gschool/domain/search';

// Runs in a worker so that typing never waits for ten thousand classes.
const processOrder = createSearcher();

self.onmessage = ({ data }: MessageEvent<SearchOrder>) => {
  const reply = processOrder(data);
  if (reply) self.postMessage(reply);
};
