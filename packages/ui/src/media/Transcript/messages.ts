/** The messages of a transcript. */
export const transcriptMessages = {
  transcript: 'Transcript',
  playFrom: (time: string) => `Play from ${time}`,
  follow: 'Follow the video',
  search: 'Search the transcript',
  matches: (count: number) =>
    count === 0 ? 'No matches' : count === 1 ? '1 match' : `${count} matches`,
  matchAt: (number: number, count: number) => `Match ${number} of ${count}`,
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  loading: 'Loading the transcript',
  failed: 'We couldn’t load the transcript. Check your connection and try again.',
  retry: 'Try again',
  empty: 'Nothing is said in this video.',
};
