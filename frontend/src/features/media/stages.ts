/** What the work on images and captions is at, by the stages that the server tells. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the model…',
};

/** The stage in words; before the server has told one, the work goes on anyway. */
export function stageInWords(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Working from the article…';
}
