/** What the editor-in-chief is at, by the stages that the server tells. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the model…',
  proposing: 'Reading the sources and proposing ideas…',
  checking: 'Checking sources, categories and repeats…',
  revising: 'Replacing ideas too close to earlier ones…',
};

/** The stage in words; before the server has told one, something is being proposed anyway. */
export function stageInWords(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Reading the sources and proposing ideas…';
}
