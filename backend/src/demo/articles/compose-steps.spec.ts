import { verifiedReview } from '../../../../checks/text/verified-claims.js';
import { reviewPrompt } from '../../generation/contract.js';
import { articleInputs } from '../../generation/writing/testing/article-inputs.js';
import { composeArticle } from './compose-article.js';
import { composeDraft, composeOutline, composeReview } from './compose-steps.js';

describe('the outline of the demo writer', () => {
  const wishes = [
    '',
    'Compare slabs and raw cards',
    'Agreed value',
    'Watches',
    'Provenance papers',
    'Storage',
  ];

  it.each(wishes)(
    'of %j has four to six sections, and the draft keeps all of the article',
    (customPrompt) => {
      const article = articleInputs({ customPrompt });
      const outline = composeOutline(article);
      expect(outline.sections.length).toBeGreaterThanOrEqual(4);
      expect(outline.sections.length).toBeLessThanOrEqual(6);
      const composed = composeArticle(article).content;
      const { content } = composeDraft({ article, outline });
      const words = (text: string) => text.replace(/^#+ |^\*\*|\*\*$/gm, '');
      expect(words(content)).toBe(words(composed));
    },
  );
});

describe('the review of the demo writer', () => {
  const source = {
    id: 's1',
    title: 'A note on boxes',
    text: 'Foam rots. Only 12 of 90 boxes of that year are known to have kept their label.',
  };

  it.each([[[]], [[source]]])('is true of the text and of its sources: %j', (sources) => {
    const article = articleInputs({ sources });
    const outline = composeOutline(article);
    const text = composeDraft({ article, outline });
    const { schema } = reviewPrompt.from({ article, outline, text });
    const answer = schema.parse(composeReview({ article, outline, text }));
    const asked = { claims: answer.claims, quotations: answer.verdicts.map(({ quotation }) => quotation) };
    const { claims, quotations } = verifiedReview(asked, { ...text, ...article });
    expect(quotations.filter((quotation) => quotation !== null)).toHaveLength(7);
    const told = claims.map(({ kind, passage }) => [kind, passage]);
    expect(told).toEqual([
      ...sources.map(() => [
        'supported',
        'Only 12 of 90 boxes of that year are known to have kept their label.',
      ]),
    ]);
  });
});
