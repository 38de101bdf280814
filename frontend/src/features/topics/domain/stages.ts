/** What is being done for ideas, by the stages that the server reports. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the model…',
  proposing: 'Reading the sources and proposing ideas…',
  checking: 'Checking sources, categories and repeats…',
  revising: 'Replacing ideas too close to earlier ones…',
};

/** The stage in words; the words of the first step until the server has reported one. */
export function stageInWords(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Reading the sources and proposing ideas…';
}
