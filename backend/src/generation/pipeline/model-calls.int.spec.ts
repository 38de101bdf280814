import { z } from 'zod';
import { catalogs } from '../../catalogs.js';
import { openAiClient } from '../../platform/ai-providers/openai/openai-client.js';
import { OpenAiTextProvider } from '../../platform/ai-providers/openai/openai-text-provider.js';
import { PromptKind } from '../../platform/ai/prompt.js';
import { ProviderSlots } from '../../platform/ai/provider-slots.js';
import { FakeOpenAi } from '../../platform/ai/testing/fake-openai.js';
import { replies } from '../../platform/ai/testing/fake-replies.js';
import { TextModel } from '../../platform/ai/text-model.js';
import type { Lease } from '../../platform/replicas/work-leases.js';
import { startRecord, type StartedRecord } from '../../platform/testing/started-record.js';
import * as readModels from '../../read-models.js';
import { ModelCalls } from './model-calls.js';

const line = new PromptKind('line', '1', z.object({ line: z.string() }), (subject: string) => ({
  system: 'You write lines.',
  user: `A line on ${subject}.`,
}));
const lease: Lease = { signal: new AbortController().signal, assertHeld: () => undefined };

let record: StartedRecord;
let fake: FakeOpenAi;

beforeAll(async () => {
  let answers = 0;
  [record, fake] = await Promise.all([
    startRecord({ catalogs, ...readModels }),
    FakeOpenAi.start(() => replies.answer({ line: `Answer ${(answers += 1)}` })),
  ]);
});

afterAll(() => Promise.all([record.stop(), fake.stop()]));

/** Asks in a process of its own, which knows nothing of earlier ones. */
function inNewProcess(workId: string, subject: string) {
  const client = openAiClient({ openaiApiKey: 'k', openaiBaseUrl: fake.baseUrl, openaiTimeoutMs: 5_000 });
  const provider = new OpenAiTextProvider(client, 'a-model', { backOffMs: 1, random: () => 0.5 });
  const model = new TextModel(provider, new ProviderSlots({ concurrency: 5, limitMs: 5_000 }));
  const calls = new ModelCalls(model, record.dataSource);
  return calls.ask(line.from(subject), lease, { person: 'ines', limitStarts: 'now', workId });
}

describe('an answer that was not put on record before its process died', () => {
  it('is taken when the work goes on, and costs nothing again', async () => {
    const first = await inNewProcess('generation-1/0', 'clocks');
    expect(first).toMatchObject({ ok: true, value: { line: 'Answer 1' } });
    expect(await inNewProcess('generation-1/0', 'clocks')).toEqual(first);
    expect(fake.requests).toHaveLength(1);
  });

  it('serves neither other words, nor another try, nor other work', async () => {
    const asked = [
      await inNewProcess('generation-1/0', 'vases'),
      await inNewProcess('generation-1/1', 'vases'),
      await inNewProcess('generation-2/0', 'vases'),
    ];
    const told = asked.map((answer) => answer.ok && answer.value.line);
    expect(told).toEqual(['Answer 2', 'Answer 3', 'Answer 4']);
  });
});
