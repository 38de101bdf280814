import { readFileSync } from 'node:fs';
import path from 'node:path';
import { itsTitle } from '../../audit/contract.js';
import type { Recorded, Strength } from '../../platform/event-sourcing/recorded-event.js';
import type { ArticleEventOf } from '../domain/article.events.js';
import { articleSentences } from './article-sentences.js';

type Promoted = Recorded<ArticleEventOf<'ArticlePromoted'>>;

const sample = path.join(import.meta.dirname, '../domain/samples/ArticlePromoted.json');
const { data, metadata } = JSON.parse(readFileSync(sample, 'utf8')) as Pick<Promoted, 'data' | 'metadata'>;
const frozen = { ...data.package, number: 3, again: false, overrides: [], statement: 'I checked it.' };

function told(strength: Strength | undefined): string {
  const event = { streamId: '1', data: { ...data, package: frozen }, metadata: { ...metadata, strength } };
  return articleSentences.ArticlePromoted(event as unknown as Promoted).summary;
}

describe('the sentence of a promotion', () => {
  it.each([
    [undefined, ''],
    ['password', ''],
    ['two factors', ', signed in with two factors'],
    ['passkey', ', signed in with a passkey'],
    ['sign-on', ', signed in by the house’s sign-on'],
  ] as const)('says of %s how the person had signed in', (strength, words) => {
    expect(told(strength)).toBe(`promoted “${itsTitle}” as package 3${words}: “I checked it.”`);
  });
});
