import { given } from '../../platform/event-sourcing/testing/given.js';
import { articleDecider } from './article.decider.js';
import {
  anAdministrator,
  anArticle,
  aPromotion,
  generated,
  passedReport,
  promotedWith,
} from './testing/articles.js';
import { contentHash } from './promotion.js';

const { provenance } = anArticle();

it('an article is on record with its batch, its sources and what the model counted', () => {
  const article = anArticle({
    batch: { id: 'batch-1', index: 2 },
    ideaId: 'idea-1',
    generationId: 'generation-1',
    summary: 'What a box is worth.',
    sources: [{ id: 's1', url: 'https://a.example/', title: 'A sale', hash: 'f00d' }],
    provenance: { ...provenance, tokens: { input: 10, output: 5 } },
  });
  given(articleDecider).when({ type: 'record-generated', article }).then(generated(article));
});

it('a promotion is on record with whose words they are and what they link to', () => {
  const content = 'See [a sale](https://a.example/).';
  const origins = { words: 3, ai: 2, person: 1, blocks: 1, untouchedBlocks: 0 };
  given(articleDecider, generated({ content }))
    .when({
      type: 'edit',
      by: anAdministrator,
      promotion: { ...aPromotion, origins },
      check: () => passedReport,
    })
    .then(
      promotedWith({
        origins,
        sources: [{ title: 'a sale', url: 'https://a.example/' }],
        contentHash: contentHash(anArticle({ content })),
      }),
    );
});
