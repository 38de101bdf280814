import { liveFindings, type LiveFindings, type LiveText } from './live-check';

/** A text to check, and its number, by which its answer is known. */
export interface CheckJob {
  id: number;
  text: LiveText;
}

export interface CheckAnswer extends LiveFindings {
  id: number;
}

self.addEventListener('message', ({ data: { id, text } }: MessageEvent<CheckJob>) => {
  self.postMessage({ id, ...liveFindings(text) } satisfies CheckAnswer);
});
