import { createSearchHandler, type SearchCommand } from '@gschool/domain/search';

// A thread of its own: typing never waits for ten thousand classes.
const follow = createSearchHandler();

self.onmessage = ({ data }: MessageEvent<SearchCommand>) => {
  const reply = follow(data);
  if (reply) self.postMessage(reply);
};
