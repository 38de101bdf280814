/** What an article that is being written is at, by the stages that the server tells. */
const stages: Readonly<Record<string, string>> = {
  waiting: 'Waiting for the writer…',
  started: 'Waiting for the writer…',
  writing: 'Writing…',
  checking: 'Checking against the editorial rules…',
  revising: 'Revising what failed the rules…',
  written: 'Saving…',
};

/** The stage in words; before the server has told one, something is being written anyway. */
export function stageInWords(stage: string | undefined): string {
  return stages[stage ?? ''] ?? 'Writing…';
}
