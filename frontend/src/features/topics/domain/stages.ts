/** The words for the stages of ideas that the server reports. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the model…',
  proposing: 'Reading the sources and proposing ideas…',
  checking: 'Checking sources, categories and repeats…',
  revising: 'Replacing ideas too close to earlier ones…',
};

/** Returns the words for a stage, or those of the first step until the server has reported one. */
export function topicStage(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Reading the sources and proposing ideas…';
}
