/** What the editor-in-chief is at, by the stages that the server tells. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the model…',
  proposing: 'Reading the sources, proposing…',
  checking: 'Checking sources, categories and repeats…',
  revising: 'Asking again for what was too close to an earlier idea…',
};

/** The stage in words; before the server has told one, something is being proposed anyway. */
export function stageInWords(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Reading the sources, proposing…';
}
