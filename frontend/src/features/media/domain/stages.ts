/** What the work on images and captions is at, by the stages that the server tells. */
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

/** The stage in words; before the server has told one, the work goes on anyway. */
export function stageInWords(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Working from the article…';
}
