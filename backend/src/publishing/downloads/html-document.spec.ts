import { parseHTML } from 'linkedom';
import { articleData } from './article-data.js';
import { htmlDocument } from './html-document.js';

const shown = {
  title: 'Box & papers: <the> "other" half',
  persona: 'The Appraiser & Sons',
  category: 'Collectibles',
  wordCount: 1_208,
  summary: 'What a "box" & its papers add.',
};

const known = {
  ...shown,
  contentHash: 'c0ffee',
  createdAt: '2026-11-20T09:00:00.000Z',
  modifiedAt: '2026-11-21T09:00:00.000Z',
  publisher: 'Example Desk',
};

function pageOf(changes: Partial<typeof shown> = {}) {
  const facts = { ...shown, ...changes };
  const data = articleData({ ...known, ...facts });
  const html = htmlDocument({ ...facts, status: 'Draft', data }, '<p>One.</p>');
  return { html, page: parseHTML(html).document };
}

describe('an article as a page of its own', () => {
  it('says at its head in whose voice it is, and never that a persona is its author', () => {
    const { html, page } = pageOf();
    const facts = [...page.querySelectorAll('header dl div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]);
    expect(facts).toEqual([
      ['Byline', 'In the voice of The Appraiser & Sons'],
      ['Category', 'Collectibles'],
      ['Word count', '1,208'],
      ['Status', 'Draft'],
    ]);
    expect(page.querySelector('meta[name=author]')?.getAttribute('content')).toBe(
      'In the voice of The Appraiser & Sons',
    );
    expect([page.title, page.querySelector('h1')?.textContent]).toEqual([shown.title, shown.title]);
    expect(html).toContain('</header>\n<p>One.</p>\n</article>');
  });

  it('tells machines that a model drafted it, who answers for it, and which text it is', () => {
    const script = pageOf().page.querySelector('head script[type="application/ld+json"]');
    expect(JSON.parse(script?.textContent ?? '')).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: shown.title,
      description: shown.summary,
      articleSection: 'Collectibles',
      wordCount: 1_208,
      inLanguage: 'en',
      author: { '@type': 'Organization', name: 'Example Desk' },
      creditText: 'In the voice of The Appraiser & Sons',
      publisher: { '@type': 'Organization', name: 'Example Desk' },
      dateCreated: known.createdAt,
      dateModified: known.modifiedAt,
      digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource',
      identifier: { '@type': 'PropertyValue', propertyID: 'SHA-256', value: 'c0ffee' },
    });
  });

  it('is described by its summary, if it has one', () => {
    const { page } = pageOf();
    const told = (of: string) => page.querySelector(`meta[${of}]`)?.getAttribute('content');
    expect(['name=description', 'property="og:description"', 'property="og:title"'].map(told)).toEqual([
      shown.summary,
      shown.summary,
      shown.title,
    ]);
    const without = htmlDocument({ ...shown, summary: null, status: 'Draft', data: {} }, '<p>One.</p>');
    expect(without).not.toContain('description');
    expect(articleData({ ...known, summary: null })).not.toHaveProperty('description');
  });

  it('says when it was promoted, and who edits it then', () => {
    const promotedAt = '2026-11-21T09:00:00.000Z';
    expect(articleData({ ...known, promotedAt })).toMatchObject({
      datePublished: promotedAt,
      editor: { name: 'Example Desk' },
    });
  });

  it('takes the signs of titles and names for text, not for tags', () => {
    const { html, page } = pageOf({
      title: '</title></script><script>alert(1)</script>',
      persona: '"><img src=x>',
    });
    expect(page.querySelectorAll('script, img').length).toBe(1);
    expect(html).not.toContain('<script>');
  });
});

it.each([
  [{ label: 'Written by an AI model.', isMarked: true }, ['AI', 'AI Written by an AI model.']],
  [{ label: 'Written by an AI model.', isMarked: false }, [undefined, 'Written by an AI model.']],
  [{ isMarked: true }, [undefined, undefined]],
])('a label for readers has a mark before it where the house wants one: %j', (told, [mark, label]) => {
  const html = htmlDocument({ ...shown, status: 'Promoted', data: {}, ...told }, '<p>One.</p>');
  const { document } = parseHTML(html);
  expect(document.querySelector('header abbr')?.textContent).toBe(mark);
  expect(document.querySelector('header > p')?.textContent).toBe(label);
});
