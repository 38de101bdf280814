import { articleInputs } from '../../generation/writing/testing/article-inputs.js';
import { composeArticle } from './compose-article.js';
import { composeDraft, composeOutline } from './compose-steps.js';

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
