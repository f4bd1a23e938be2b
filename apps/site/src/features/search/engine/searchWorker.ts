import { createSearcher, type SearchOrder } from '@gschool/domain/search';

// A thread of its own: typing never waits for ten thousand classes.
const follow = createSearcher();

self.onmessage = ({ data }: MessageEvent<SearchOrder>) => {
  const reply = follow(data);
  if (reply) self.postMessage(reply);
};
