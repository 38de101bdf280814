/** The words for the stages of images and captions that the server reports. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the model…',
  prompt: 'Reading the article…',
  searching: 'Searching openly licensed images…',
  fetching: 'Fetching the images…',
  drawing: 'Drawing…',
  writing: 'Writing…',
  checking: 'Checking against the article…',
  revising: 'Retrying what failed the checks…',
};

/** Returns the words for a stage, or general words until the server has reported one. */
export function mediaStage(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Working from the article…';
}
