import { createSearchHandler, type SearchCommand } from '@gschool/domain/search';

// Runs in a worker, so that searching ten thousand classes does not block typing.
const handleCommand = createSearchHandler();

self.onmessage = ({ data }: MessageEvent<SearchCommand>) => {
  const reply = handleCommand(data);
  if (reply) self.postMessage(reply);
};
