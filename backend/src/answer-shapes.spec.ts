import { z } from 'zod';
import { articlePrompt } from './generation/writing/article-prompt.js';
import { finishPrompt } from './generation/writing/finish-prompt.js';
import { draftPrompt, outlinePrompt } from './generation/writing/outline-prompt.js';
import { planPrompt } from './generation/writing/plan-prompt.js';
import { researchPrompt } from './generation/writing/research-prompt.js';
import { reviewPrompt } from './generation/writing/review-prompt.js';
import { revisionPrompt, sectionRevisionPrompt } from './generation/writing/revision-prompt.js';
import { captionsPrompt, oneCaptionPrompt } from './media/captions/writing/captions-prompt.js';
import { voicePrompt } from './personas/voice/voice-prompt.js';
import type { PromptKind } from './platform/ai/prompt.js';
import { passagePrompt, titlesPrompt } from './proposals/writing/proposal-prompt.js';
import { customIdeaPrompt, weeklyIdeasPrompt } from './topics/writing/ideas-prompt.js';

const kinds: readonly Pick<PromptKind<never, unknown>, 'name' | 'shape'>[] = [
  articlePrompt,
  captionsPrompt,
  customIdeaPrompt,
  draftPrompt,
  finishPrompt,
  oneCaptionPrompt,
  outlinePrompt,
  passagePrompt,
  planPrompt,
  researchPrompt,
  reviewPrompt,
  revisionPrompt,
  sectionRevisionPrompt,
  titlesPrompt,
  voicePrompt,
  weeklyIdeasPrompt,
];

type JsonSchema = z.core.JSONSchema.JSONSchema;

function* schemasWithin(schema: JsonSchema): Generator<JsonSchema> {
  yield schema;
  const { properties = {}, items } = schema;
  for (const one of [...Object.values(properties), ...[items].flat()]) {
    if (typeof one === 'object') yield* schemasWithin(one);
  }
}

/*
 * Google's schemas have one type for each value and no null, and grammars of local engines turn a choice between the
 * two into null only. So "none" is an empty text.
 */
describe('what a model is shown of its answer', () => {
  it.each(kinds.map((kind) => [kind.name, kind] as const))('has one type each: %s', (_, { shape }) => {
    const schemas = [...schemasWithin(z.toJSONSchema(shape))];
    expect(schemas.length).toBeGreaterThan(1);
    for (const schema of schemas) {
      expect(['array', 'boolean', 'integer', 'number', 'object', 'string']).toContain(schema.type);
      expect(schema).not.toHaveProperty('anyOf');
      expect(schema).not.toHaveProperty('oneOf');
      expect(schema).not.toHaveProperty('allOf');
    }
    const required = schemas
      .filter(({ properties }) => properties)
      .every((schema) => schema.required?.length === Object.keys(schema.properties ?? {}).length);
    expect(required).toBe(true);
  });

  it.each([
    [{ title: null, sections: [{ section: 1, content: 'Text' }] }],
    [{ title: '', sections: [{ section: 1, content: 'Text' }] }],
    [{ sections: [{ section: 1, content: 'Text' }] }],
  ])('names no new title by an empty text, or as older prompts had it: %j', (answer) => {
    expect(sectionRevisionPrompt.schema.parse(answer)).toMatchObject({
      title: null,
      sections: [{ section: 1 }],
    });
  });

  it.each([
    [{ text: 'A', note: null }, null],
    [{ text: 'A', note: '' }, ''],
    [{ text: 'A' }, undefined],
    [{ text: 'A', note: 'B' }, 'B'],
    [{ text: 'A', note: 7 }, null],
  ])('has a note or none: %j', (answer, note) => {
    expect(passagePrompt.schema.parse(answer)).toEqual({ value: 'A', note });
  });
});
